import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { visibleText } from "../../../shared/visibleText";
import type { HiddenElement } from "../model/inspect/hiddenElements";
import * as styles from "./GameTable.module.css";

interface HiddenListProps {
  readonly players: readonly SeatedPlayer[];
  /** What a seat cannot see, by the seat. */
  readonly hidden: ReadonlyMap<number, readonly HiddenElement[]>;
  /** The only seat that is shown. */
  readonly only: number | undefined;
}

/** The elements in as few words as possible: each with how often it is there. */
function countLabels(elements: readonly HiddenElement[]): string[] {
  const counts = new Map<string, number>();
  for (const { label, kind } of elements) {
    const text = kind === "missing" ? `${label} (not sent at all)` : label;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${String(count)} × ${text}`));
}

/** The marks of the server's view in words: what each seat cannot see. */
export function HiddenList({ players, hidden, only }: HiddenListProps): React.JSX.Element {
  const shown = players.filter(({ position }) => only === undefined || position === only);
  return (
    <div className={styles["hidden"]}>
      {shown.map(({ position, name }) => {
        const elements = hidden.get(position) ?? [];
        if (elements.length === 0) return <p key={position}>{name} sees everything.</p>;
        const count = elements.length === 1 ? "1 element" : `${String(elements.length)} elements`;
        return (
          <details key={position}>
            <summary>
              {name} cannot see {count}
            </summary>
            <ul>
              {countLabels(elements).map((text) => (
                <li key={text}>{visibleText(text)}</li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

import React from "react";
import type { SeatedPlayer } from "../../../shared/games/engine";
import { visibleText } from "../../../shared/visibleText";
import { MOST_HIDDEN, type HiddenElement } from "../model/inspect/hiddenElements";
import * as styles from "./GameTable.module.css";

interface HiddenListProps {
  readonly players: readonly SeatedPlayer[];
  /** What a seat cannot see, by the seat. */
  readonly hidden: ReadonlyMap<number, readonly HiddenElement[]>;
  /** The only seat that is shown. */
  readonly only: number | undefined;
}

/** Lines that are listed; a table with more different elements is not read line by line. */
const MOST_LINES = 200;

/** The elements in as few words as possible: each with how often it is there. */
function countLabels(elements: readonly HiddenElement[]): string[] {
  const counts = new Map<string, number>();
  for (const { label, kind } of elements) {
    const text = kind === "missing" ? `${label} (not sent at all)` : label;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const lines = [...counts]
    .slice(0, MOST_LINES)
    .map(([text, count]) => (count === 1 ? text : `${String(count)} × ${text}`));
  const more = counts.size - lines.length;
  return more > 0 ? [...lines, `and ${String(more)} more`] : lines;
}

function countElements({ length }: readonly HiddenElement[]): string {
  if (length === 1) return "1 element";
  return `${String(length)} elements${length < MOST_HIDDEN ? "" : " or more"}`;
}

/** The marks of the server's view in words: what each seat cannot see. */
export function HiddenList({ players, hidden, only }: HiddenListProps): React.JSX.Element {
  const shown = players.filter(({ position }) => only === undefined || position === only);
  return (
    <div className={styles["hidden"]}>
      {shown.map(({ position, name }) => {
        const elements = hidden.get(position) ?? [];
        if (elements.length === 0) return <p key={position}>{name} sees everything.</p>;
        return (
          <details key={position}>
            <summary>
              {name} cannot see {countElements(elements)}
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

import React from "react";
import type { GameUpdate } from "../../../lib/games/engine";
import { messageText } from "../../../lib/play/seatMessage";
import * as styles from "./GameTable.module.css";

interface GameLogProps {
  /** The updates up to the one that is shown. */
  readonly updates: readonly GameUpdate[];
}

/** The lines that everybody may read, in order. */
function publicLines(updates: readonly GameUpdate[]): string[] {
  return updates.flatMap(({ messages }) =>
    messages.flatMap(({ position, body }) => (position === undefined ? [messageText(body)] : [])),
  );
}

/** The game in words: the newest line is announced, the others open on demand. */
export function GameLog({ updates }: GameLogProps): React.JSX.Element {
  const lines = publicLines(updates);
  const latest = lines.at(-1) ?? "";
  return (
    <div className={styles["log"]}>
      <p role="status">{latest}</p>
      {lines.length > 1 && (
        <details>
          <summary>All {lines.length} lines</summary>
          <ol>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

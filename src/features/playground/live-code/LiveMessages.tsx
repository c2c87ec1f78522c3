import React from "react";
import * as styles from "./LiveCode.module.css";
import type { LiveProblem, LogLine } from "./LiveRunner";

/** What is wrong with the code or its run, with the way to the line. */
export function ProblemPanel({
  problem: { message, line, column = 1 },
  onGoTo,
}: {
  readonly problem: LiveProblem;
  readonly onGoTo: (line: number, column: number) => void;
}): React.JSX.Element {
  return (
    <div className={styles["problem"]} role="status">
      <p>{message}</p>
      {line !== undefined && (
        <button
          type="button"
          onClick={() => {
            onGoTo(line, column);
          }}
        >
          Go to line {line}
        </button>
      )}
    </div>
  );
}

/** Where the code came from, and the way back. */
export function Note({
  text,
  onReset,
}: {
  readonly text: string;
  readonly onReset?: () => void;
}): React.JSX.Element {
  return (
    <div className={styles["note"]} role="status">
      <p>{text}</p>
      {onReset && (
        <button type="button" onClick={onReset}>
          Back to the original
        </button>
      )}
    </div>
  );
}

/** What the code has written with `console.log` and its like. */
export function LogLines({
  lines,
}: {
  readonly lines: readonly LogLine[];
}): React.JSX.Element | null {
  if (lines.length === 0) return null;
  return (
    <div className={styles["log"]}>
      <p className={styles["logTitle"]}>Console</p>
      <ul translate="no">
        {lines.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            {level === "error" || level === "warn" ? <span>{level}: </span> : null}
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

import React from "react";
import { visibleText } from "../../../shared/visibleText";
import * as styles from "./LiveCode.module.css";
import type { LiveProblem } from "./liveProblems";
import type { LiveState } from "./LiveRunner";

interface MessageProps {
  readonly kind: "note" | "problem";
  readonly text: string;
  /** A button for what the reader can do about it. */
  readonly children: React.ReactNode;
}

export function Message({ kind, text, children }: MessageProps): React.JSX.Element {
  return (
    <div className={styles[kind]} role="status">
      <p>{visibleText(text)}</p>
      {children}
    </div>
  );
}

interface ProblemMessageProps {
  readonly problem: LiveProblem;
  readonly onGoTo: (line: number, column: number) => void;
}

/** What is wrong with the code or its run, with the way to the line. */
export function ProblemMessage({ problem, onGoTo }: ProblemMessageProps): React.JSX.Element {
  const { message, line, column = 1 } = problem;
  return (
    <Message kind="problem" text={message}>
      {line !== undefined && (
        <button type="button" onClick={() => onGoTo(line, column)}>
          Go to line {line}
        </button>
      )}
    </Message>
  );
}

/** What the code has written with `console.log` and its like. */
export function LogLines({ log }: Pick<LiveState, "log">): React.JSX.Element | null {
  if (log.length === 0) return null;
  return (
    <div className={styles["log"]}>
      <p className={styles["logTitle"]}>Console</p>
      <ul translate="no">
        {log.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            {level === "error" || level === "warn" ? <b>{level}: </b> : null}
            {visibleText(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

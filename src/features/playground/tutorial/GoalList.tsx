import React from "react";
import { visibleText } from "../../../shared/visibleText";
import type { GoalResult } from "../model/play/engineCalls";
import * as styles from "./TutorialStep.module.css";

/** The goals of a step, and what became of them. */
export interface GoalListProps {
  /** What holds when each goal is met, as sentences. */
  readonly titles: readonly string[];
  /** What became of each; absent before the first check. */
  readonly results?: readonly GoalResult[] | undefined;
  /** Why the goals could not be checked. */
  readonly fault?: string | undefined;
  /** Whether a check is under way; the results are those of the last one. */
  readonly isChecking?: boolean | undefined;
  /** Whether the tables show an error; the goals see only the engine. */
  readonly isTableFaulty?: boolean | undefined;
  /** Whether the reader has written nothing yet, so that a goal which is not met is no mistake. */
  readonly isUntouched?: boolean | undefined;
}

type GoalState = "open" | "met" | "unmet";

const SIGNS: Readonly<Record<GoalState, string>> = { open: "○", met: "✓", unmet: "✗" };
const WORDS: Readonly<Record<GoalState, string>> = {
  open: "Not checked yet",
  met: "Done",
  unmet: "Not yet",
};

function stateOf(result: GoalResult | undefined, isUntouched: boolean): GoalState {
  if (result && result.unmet === undefined) return "met";
  return !result || isUntouched ? "open" : "unmet";
}

/** How many goals are met, in a sentence; empty before the first check, and for a step without goals. */
export function summarizeGoals(props: GoalListProps): string {
  const { titles, results, fault, isChecking = false, isTableFaulty = false } = props;
  if (titles.length === 0) return "";
  if (isChecking) return "Checking the goals…";
  if (fault !== undefined) return `The goals could not be checked. ${fault}`;
  if (!results) return "";
  const met = results.filter(({ unmet }) => unmet === undefined).length;
  if (met === titles.length)
    return isTableFaulty
      ? "All goals are met, but the table shows an error."
      : "All goals are met. This step is done.";
  return `${String(met)} of ${String(titles.length)} goals are met.`;
}

/** Shows what a text has between backticks as code. */
function withCode(text: string): React.ReactNode[] {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The goals of a step, and which of them the reader's code meets. */
export function GoalList(props: GoalListProps): React.JSX.Element | null {
  const { titles, results, isUntouched = false } = props;
  if (titles.length === 0) return null;
  return (
    <div className={styles["goals"]}>
      <h2 className={styles["heading"]}>Goals</h2>
      <ul>
        {titles.map((title) => {
          const result = results?.find((each) => each.title === title);
          const state = stateOf(result, isUntouched);
          return (
            <li key={title} data-goal={state}>
              <span aria-hidden="true">{SIGNS[state]}</span>
              <span className="visually-hidden">
                {WORDS[result && state === "open" ? "unmet" : state]}:{" "}
              </span>
              <span>
                {title}
                {state === "unmet" && <em>{withCode(visibleText(result?.unmet ?? ""))}</em>}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status">{visibleText(summarizeGoals(props))}</p>
    </div>
  );
}

import React from "react";
import type { GoalResult } from "../model/play/engineCalls";
import * as styles from "./TutorialStep.module.css";

interface GoalListProps {
  /** What holds when each goal is met, as sentences. */
  readonly titles: readonly string[];
  /** What became of each; absent before the first check. */
  readonly results?: readonly GoalResult[] | undefined;
  /** Why the goals could not be checked. */
  readonly fault?: string | undefined;
}

type GoalState = "open" | "met" | "unmet";

const SIGNS: Readonly<Record<GoalState, string>> = { open: "○", met: "✓", unmet: "✗" };
const WORDS: Readonly<Record<GoalState, string>> = {
  open: "Not checked yet",
  met: "Done",
  unmet: "Not yet",
};

function stateOf(result: GoalResult | undefined): GoalState {
  if (!result) return "open";
  return result.unmet === undefined ? "met" : "unmet";
}

function summarize({ titles, results, fault }: GoalListProps): string {
  if (fault !== undefined) return `The goals could not be checked. ${fault}`;
  if (!results) return "";
  const met = results.filter(({ unmet }) => unmet === undefined).length;
  if (met === titles.length) return "All goals are met. This step is done.";
  return `${String(met)} of ${String(titles.length)} goals are met.`;
}

/** The goals of a step, and which of them the reader's code meets. */
export function GoalList(props: GoalListProps): React.JSX.Element | null {
  const { titles, results } = props;
  if (titles.length === 0) return null;
  return (
    <div className={styles["goals"]}>
      <h2 className={styles["heading"]}>Goals</h2>
      <ul>
        {titles.map((title) => {
          const result = results?.find((each) => each.title === title);
          const state = stateOf(result);
          return (
            <li key={title} data-goal={state}>
              <span aria-hidden="true">{SIGNS[state]}</span>
              <span className="visually-hidden">{WORDS[state]}: </span>
              <span>
                {title}
                {result?.unmet !== undefined && <em>{result.unmet}</em>}
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status">{summarize(props)}</p>
    </div>
  );
}

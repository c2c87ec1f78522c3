import React, { useState, useSyncExternalStore } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { FileProblem } from "../model/rules/compileGame";
import type { GameSession, KeptMoves, SessionState } from "../session/GameSession";
import type { RulesDraft } from "./RulesDraft";
import { RulesEditor, type RulesProblem } from "./RulesEditor";
import * as styles from "./RulesEditor.module.css";
import { useRulesRunner } from "./useRulesRunner";
import { useTypes, type TypesState } from "./useTypes";

export interface RulesPanelProps {
  readonly draft: RulesDraft;
  readonly session: GameSession;
  readonly state: SessionState;
  readonly bundle: GameBundle;
  /** Address of the worker that checks types. */
  readonly typesPath: string;
}

/** What a check loads, compressed; a test of the built site keeps it true. */
export const TYPES_SIZE = "about 1.1 MB";

const HELD = {
  link: "This code came from a link. It does not run before you say so.",
  restored: "This is what you changed in this tab before. It does not run before you say so.",
  outdated:
    'The game is no longer the one that you changed in this tab. Run takes all files as you left them, "Back to the original" the new ones.',
};

const toProblem = (problem: FileProblem): RulesProblem => ({ ...problem, severity: "error" });

function typesText({ report, problems }: TypesState): string {
  if (!report) return "Checking types…";
  if (report.t === "failed") return `Types were not checked. ${report.message}`;
  if (problems.length === 0) return "Types: no problem.";
  return `Types: ${String(problems.length)} ${problems.length === 1 ? "problem" : "problems"}.`;
}

function keptText({ after, moves, why }: KeptMoves): string {
  const first = String(after + 1);
  return moves.length === 1
    ? `${why} It is kept and comes back with rules that allow it, until you make a move.`
    : `${why} Moves ${first} to ${String(after + moves.length)} are kept and come back with rules that allow them, until you make a move.`;
}

/** The editors of a running game: what compiles runs, and the same moves are played again. */
export default function RulesPanel({
  draft,
  session,
  state,
  bundle,
  typesPath,
}: RulesPanelProps): React.JSX.Element {
  const draftState = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  const { texts, held } = draftState;
  const faults = useRulesRunner(draft, draftState, session, bundle);
  const [typed, setTyped] = useState(false);
  const types = useTypes(typesPath, texts, typed);
  const problems = faults.length > 0 ? faults.map(toProblem) : types.problems;
  const release = (): void => {
    draft.release();
  };
  return (
    <section className={styles["panel"]} aria-label="Rules of the game">
      {held && (
        <p className={styles["held"]} role="status">
          {HELD[held]}
        </p>
      )}
      <RulesEditor draft={draft} state={draftState} problems={problems} onRun={release}>
        {held && (
          <button type="button" onClick={release}>
            Run
          </button>
        )}
        <button
          type="button"
          aria-pressed={typed}
          onClick={() => {
            setTyped(!typed);
          }}
        >
          Check types
        </button>
      </RulesEditor>
      <p className={styles["note"]} role="status">
        {faults.length > 0
          ? "The text does not compile; the game runs what compiled last."
          : typed
            ? typesText(types)
            : `Checking types loads the compiler, ${TYPES_SIZE}.`}
      </p>
      {state.kept && <p className={styles["held"]}>{keptText(state.kept)}</p>}
    </section>
  );
}

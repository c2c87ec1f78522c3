import React, { useEffect, useRef, useState } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import type { GamePlaces } from "../../../shared/contracts/gameSource";
import { visibleText } from "../../../shared/visibleText";
import { pageCompiler } from "../workers/Compiler";
import { isSameCode, type GameCode } from "../model/play/gameCode";
import type { RulesProblem } from "../model/rules/compileGame";
import type { GameSession } from "../session/GameSession";
import type { KeptMoves } from "../session/sessionState";
import { useStore } from "../Store";
import type { RulesDraft } from "./RulesDraft";
import { RulesEditor } from "./RulesEditor";
import * as styles from "./RulesEditor.module.css";
import { useTypes, type TypesState } from "./useTypes";

interface RulesPanelProps {
  readonly draft: RulesDraft;
  readonly session: GameSession;
  readonly bundle: GameBundle;
  readonly typesPath: string;
  /** The lines of each file, from 1, after which something is to be written. */
  readonly places?: GamePlaces | undefined;
  /** What is announced elsewhere about the code, repeated for those who look at the editor. */
  readonly summary?: string | undefined;
  /** Whether the text compiles, each time it has been tried. */
  readonly onCompile?: ((compiles: boolean) => void) | undefined;
}

/** What a check loads, compressed; a test of the built site keeps it true. */
const TYPES_SIZE = "about 1.1 MB";

const HELD = {
  link: "This code came from a link. It does not run before you say so.",
  restored: "This is what you changed in this tab before. It does not run before you say so.",
  outdated:
    'The game is no longer the one that you changed in this tab. Run takes all files as you left them, "Back to the original" the new ones.',
};

/** How long the reader must rest before the text runs, in ms. */
const PAUSE = 400;
/** How long the status is empty when the reader asks for a run, in ms: then it is read out again. */
const ASKED_PAUSE = 100;

const NONE: readonly RulesProblem[] = [];

interface RulesRun {
  /** What does not compile. */
  readonly problems: readonly RulesProblem[];
  /** How the game runs the text as it is now; absent until it does. The reason for a fault is at the table. */
  readonly state?: "asked" | "applied" | "faulty" | "unstarted";
}

interface RulesRunnerOptions extends Pick<
  RulesPanelProps,
  "draft" | "session" | "bundle" | "onCompile"
> {
  /** How often the reader has asked for a run, by a key. */
  readonly asked: number;
}

/** Why nothing was compiled, at the beginning of the rules. */
const describeUnloaded = (reason: unknown): { readonly problems: readonly RulesProblem[] } => {
  const message = `The compiler could not load. ${describeLoadError(reason)}`;
  return { problems: [{ file: "game.ts", severity: "error", message, line: 1, column: 1 }] };
};

/**
 * Lets the game follow the editors: a moment after the last change the text is compiled, and what
 * compiles is given to the game. A text that is held does not run.
 */
function useRulesRunner({
  draft,
  session,
  bundle,
  onCompile,
  asked,
}: RulesRunnerOptions): RulesRun {
  const { texts, held } = useStore(draft);
  const { code, fault } = useStore(session.store);
  const [problems, setProblems] = useState(NONE);
  const [compiled, setCompiled] = useState<{ texts: typeof texts; code: GameCode }>();
  const [answered, setAnswered] = useState(asked);
  const lastAnswered = useRef(asked);
  useEffect(() => {
    if (held) return undefined;
    let isWanted = true;
    const run = async (): Promise<void> => {
      const original = draft.source.files;
      const parts = { published: bundle, original, texts };
      const result = await pageCompiler.compileGame(parts).catch(describeUnloaded);
      if (!isWanted) return;
      lastAnswered.current = asked;
      setAnswered(asked);
      setProblems("problems" in result ? result.problems : NONE);
      onCompile?.("code" in result);
      if (!("code" in result)) return;
      setCompiled({ texts, code: result.code });
      void session.hotReload.run(result.code);
    };
    const pause = asked === lastAnswered.current ? PAUSE : ASKED_PAUSE;
    const timer = window.setTimeout(() => void run(), pause);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [draft, texts, held, session, bundle, onCompile, asked]);
  if (asked !== answered) return { problems, state: "asked" };
  const runs = compiled?.texts === texts && isSameCode(compiled.code, code);
  if (compiled?.texts === texts && fault?.in === "new rules")
    return { problems, state: "unstarted" };
  return runs ? { problems, state: fault === undefined ? "applied" : "faulty" } : { problems };
}

const RUN_TEXTS: Readonly<Record<NonNullable<RulesRun["state"]>, string>> = {
  asked: "",
  applied: "Applied: the game runs this text.",
  faulty: "The game runs this text, with an error: see the table.",
  unstarted: "The game cannot start with this text and runs the one from before: see the table.",
};

function runText({ problems, state }: RulesRun): string {
  if (problems.length > 0 && state !== "asked")
    return "The text does not compile; the game runs what compiled last.";
  return state ? RUN_TEXTS[state] : "";
}

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
  bundle,
  typesPath,
  places,
  summary = "",
  onCompile,
}: RulesPanelProps): React.JSX.Element {
  const { kept } = useStore(session.store);
  const { texts, held } = useStore(draft);
  const [asked, setAsked] = useState(0);
  const run = useRulesRunner({ draft, session, bundle, onCompile, asked });
  const [typed, setTyped] = useState(false);
  const types = useTypes(typesPath, texts, typed);
  const problems = run.problems.length > 0 ? run.problems : types.problems;
  return (
    <section className={styles["panel"]} aria-label="Rules of the game" data-rules="">
      {held && (
        <div className={`tool-buttons ${styles["bar"] ?? ""} ${styles["held"] ?? ""}`}>
          <span role="status">{HELD[held]}</span>
          <button type="button" onClick={draft.release}>
            Run
          </button>
        </div>
      )}
      <RulesEditor
        draft={draft}
        problems={problems}
        places={places}
        onRun={() => {
          draft.release();
          setAsked(asked + 1);
        }}
      >
        <button type="button" aria-pressed={typed} onClick={() => setTyped(!typed)}>
          Check types
        </button>
      </RulesEditor>
      <p className={styles["note"]} role="status">
        {runText(run)}
      </p>
      {summary !== "" && !held && (
        <p className={styles["note"]} aria-hidden="true">
          {visibleText(summary)}
        </p>
      )}
      <p className={styles["note"]} role="status">
        {typed
          ? visibleText(typesText(types))
          : `Checking types loads the compiler, ${TYPES_SIZE}.`}
      </p>
      {kept && <p className={styles["held"]}>{visibleText(keptText(kept))}</p>}
    </section>
  );
}

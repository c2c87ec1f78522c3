import { useEffect, useState } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { compileGame, type FileProblem } from "../model/rules/compileGame";
import type { GameSession } from "../session/GameSession";
import type { DraftState, RulesDraft } from "./RulesDraft";

/** How long the reader must rest before the text runs, in ms. */
const PAUSE = 400;

const NONE: readonly FileProblem[] = [];

/**
 * Lets the game follow the editors: a moment after the last change the text is compiled, and what
 * compiles is given to the game. Returns what does not compile. A text that is held does not run.
 */
export function useRulesRunner(
  draft: RulesDraft,
  { texts, held }: DraftState,
  session: GameSession,
  bundle: GameBundle,
): readonly FileProblem[] {
  const [problems, setProblems] = useState(NONE);
  useEffect(() => {
    if (held) return undefined;
    const timer = window.setTimeout(() => {
      const compiled = compileGame({ published: bundle, original: draft.source.files, texts });
      if ("problems" in compiled) {
        setProblems(compiled.problems);
        return;
      }
      setProblems(NONE);
      void session.setCode(compiled.code);
    }, PAUSE);
    return () => {
      window.clearTimeout(timer);
    };
  }, [draft, texts, held, session, bundle]);
  return problems;
}

import { useEffect, useState } from "react";
import type { GoalResult } from "../model/play/engineCalls";
import type { GameSession } from "../session/GameSession";
import { isPlaying } from "../session/sessionState";
import { useStore } from "../Store";

interface GoalsState {
  readonly results?: readonly GoalResult[] | undefined;
  readonly fault?: string | undefined;
  /** Whether the rules that run now are still being checked. */
  readonly isChecking?: boolean;
}

/**
 * Checks the goals of a step against the rules that the game runs, again each time these have changed. While
 * changed rules cannot be started, there are no results: those of the rules before them would be taken for theirs.
 *
 * @param goals the goals, compiled
 */
export function useGoals(session: GameSession, goals: string): GoalsState {
  const game = useStore(session.store);
  const { code, fault } = game;
  const isStarted = isPlaying(game);
  const [state, setState] = useState<GoalsState>({});
  useEffect(() => {
    if (!isStarted) return undefined;
    let isCurrent = true;
    setState((before) => ({ ...before, isChecking: true }));
    void session.engines.ask("goals", [goals, code.modules["./ui"] ?? ""]).then((answer) => {
      if (!isCurrent) return;
      if ("value" in answer) setState({ results: answer.value });
      else if (answer.stopped !== "restarted")
        setState(({ results }) => ({ results, fault: answer.refusal }));
    });
    return () => {
      isCurrent = false;
    };
  }, [session, code, isStarted, goals]);
  return fault?.in === "new rules" ? { fault: fault.text } : state;
}

import { useEffect, useState } from "react";
import type { GoalResult } from "../model/play/engineCalls";
import type { GameSession } from "../session/GameSession";
import { useStore } from "../Store";

interface GoalsState {
  readonly results?: readonly GoalResult[] | undefined;
  readonly fault?: string | undefined;
}

/**
 * Checks the goals of a step against the rules that the game runs, again each time these have changed.
 *
 * @param goals the goals, compiled
 */
export function useGoals(session: GameSession, goals: string): GoalsState {
  const { code, phase } = useStore(session.store);
  const [state, setState] = useState<GoalsState>({});
  useEffect(() => {
    if (phase !== "playing") return undefined;
    let isCurrent = true;
    void session.engines.ask("goals", [goals, code.modules["./ui"] ?? ""]).then((answer) => {
      if (!isCurrent) return;
      if ("value" in answer) setState({ results: answer.value });
      else if (answer.stopped !== "restarted")
        setState((before) => ({ ...before, fault: answer.refusal }));
    });
    return () => {
      isCurrent = false;
    };
  }, [session, code, phase, goals]);
  return state;
}

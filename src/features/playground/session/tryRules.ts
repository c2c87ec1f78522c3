import type { Seating } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import type { Replay } from "../model/play/engineCalls";
import type { GameCode } from "../model/play/gameCode";
import type { EngineFailure, EngineFrame } from "./EngineFrame";
import { NOT_STARTED, describeLostEngine } from "./failures";

/** What became of changed rules: the moves played again, or why they do not start. */
export type TrialResult = { readonly replay: Replay } | { readonly fault: string };

interface Trial {
  readonly engine: EngineFrame;
  /** Never settles when the engine is closed before. */
  readonly result: Promise<TrialResult>;
}

/** Changed rules that have not yet proved themselves. */
export interface RulesTrial {
  readonly engine: EngineFrame;
  /** What the reader wants by now. */
  next: GameCode;
}

type OpenEngine = (
  onFault: (message: string) => void,
  onFailure: (failure: EngineFailure) => void,
) => EngineFrame;

/** Starts an engine with changed rules and lets it play the moves of a game. */
export function tryRules(open: OpenEngine, seating: Seating, moves: readonly SeatMove[]): Trial {
  const { promise, resolve } = withResolvers<TrialResult>();
  const fail = (message: string): void => {
    resolve({ fault: `${NOT_STARTED} ${message}` });
  };
  const engine = open(fail, (failure) => {
    fail(describeLostEngine(failure, "The game goes on under the rules from before."));
  });
  void engine.call("replay", [seating, moves]).then((answer) => {
    if ("value" in answer) resolve({ replay: answer.value });
    else fail(answer.refusal);
  });
  return { engine, result: promise };
}

/** Whether a fault is that of rules that did not start. */
export function isTrialFault(fault: string | undefined): boolean {
  return fault?.startsWith(NOT_STARTED) ?? false;
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

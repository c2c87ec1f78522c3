import type { GameUpdate, Seating } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";
import type { InspectCalls } from "../inspect/inspectCalls";

/** Words that a bot may type, by the name of the choice. */
export type BotTexts = Readonly<Record<string, readonly string[]>>;

/** What became of moves that were played again. */
export interface Replay {
  /** The start and one update for every move that was accepted. */
  readonly updates: readonly GameUpdate[];
  readonly refusal?: string | undefined;
}

/** What became of a goal of a step. */
export interface GoalResult {
  /** What holds when it is met, as a sentence. */
  readonly title: string;
  /** What the engine found instead; absent when the goal is met. */
  readonly unmet?: string | undefined;
}

/** What the engine's frame can be asked; arguments and results are JSON. */
export interface EngineCalls extends InspectCalls {
  /** The update after one more move; throws what the engine says of a move it refuses. */
  move: (seating: Seating, last: GameUpdate, move: SeatMove) => GameUpdate;
  /** Plays moves from the start, and stops at the first that is refused. */
  replay: (seating: Seating, moves: readonly SeatMove[]) => Replay;
  /** A legal move of a player whose turn it is, drawn by the seed; `undefined` if there is none. */
  bot: (last: GameUpdate, seed: string, texts: BotTexts) => SeatMove | undefined;
  /** Runs the goals of a step (`code`) against the rules and the look of `ui.tsx`; both are compiled modules. */
  goals: (code: string, look: string) => readonly GoalResult[];
}

import type { GameSettings } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";

/** A game to go on with, such as one from a link. */
export interface StartPosition {
  readonly players: number;
  readonly seed: string;
  readonly settings: GameSettings;
  readonly moves: readonly SeatMove[];
  /** Which update to show. */
  readonly at: number;
}

import type { Seating } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";

/** A game to go on with, such as one from a link. */
export interface StartPosition extends Seating {
  readonly moves: readonly SeatMove[];
  /** Which update to show. */
  readonly at: number;
}

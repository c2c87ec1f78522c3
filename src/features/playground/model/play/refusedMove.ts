import type { SeatMove } from "../../../../shared/games/match";
import { seatPlayers } from "../../../../shared/games/seatPlayers";

/** The first of some moves that the rules refuse, when they are played again. */
export interface RefusedMove {
  /** Counted from 1. */
  readonly number: number;
  readonly move: SeatMove;
  /** What the engine says. */
  readonly reason: string;
}

/** Says which move is refused, in the words of the table: `Move 4, Ben's sow, is refused …`. */
export function describeRefusal(
  { number, move, reason }: RefusedMove,
  { players, rules }: { readonly players: number; readonly rules: "new" | "these" },
): string {
  const who = seatPlayers(players)[move.seat - 1]?.name ?? `seat ${String(move.seat)}`;
  const what = move.name === "__pass__" ? "pass" : move.name;
  const why = reason.replace(/^Unable to process move: /, "").replace(/[.\s]*$/, "");
  return `Move ${String(number)}, ${who}'s ${what}, is refused under ${
    rules === "new" ? "the new" : "these"
  } rules: ${why}. The game stops before it.`;
}

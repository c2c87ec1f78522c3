import type { Seating } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameCode } from "../model/play/gameCode";
import * as history from "../model/play/history";
import type { StartPosition } from "../model/play/startPosition";
import type { Store } from "../Store";
import type { Fault } from "./failures";

/** What the player shows of a running game. */
export interface SessionState extends history.History, Seating {
  readonly phase: "starting" | "playing" | "failed";
  readonly code: GameCode;
  /** Whether the engine is at work. */
  readonly busy: boolean;
  /** Whether changed rules are being tried; moves are still made under those from before. */
  readonly trying: boolean;
  /** What went wrong. */
  readonly fault: Fault | undefined;
  /** Whether the engine is lost, so that only a restart helps for sure. */
  readonly needsRestart: boolean;
  /** Moves that the rules refuse since they were changed. */
  readonly kept: KeptMoves | undefined;
  /** Counts restarts and changes of code; every one opens new tables. */
  readonly edition: number;
  /** Seats whose tables are gone. */
  readonly lostSeats: readonly number[];
  /** Whether bots move for everybody. */
  readonly playOn: boolean;
  /** The only seat that the reader plays; bots move for the others. */
  readonly human: number | undefined;
}

export type SessionStore = Store<SessionState>;

/** Moves that are refused, but come back with rules that allow them, until the reader moves. */
export interface KeptMoves {
  /** How many moves come before them; forced moves, which the tables make by themselves, do not. */
  readonly after: number;
  readonly moves: readonly SeatMove[];
  /** Which is refused, and why, for the reader. */
  readonly why: string;
}

/** The state of a session that has not begun; `human` is the only seat that the reader plays, if any. */
export function beginState(
  { players, seed, settings }: Seating,
  code: GameCode,
  human: number | undefined,
): SessionState {
  return {
    ...history.openHistory([], []),
    phase: "starting",
    players,
    seed,
    settings,
    code,
    busy: true,
    trying: false,
    fault: undefined,
    needsRestart: false,
    kept: undefined,
    edition: 0,
    lostSeats: [],
    playOn: false,
    human,
  };
}

export const seatingOf = ({ players, seed, settings }: Seating): Seating => ({
  players,
  seed,
  settings,
});

/** What is needed to open the game again where it is. */
export const positionOf = (state: SessionState): StartPosition => ({
  ...seatingOf(state),
  moves: state.moves,
  at: state.at,
});

export const nameOf = ({ players }: SessionState, seat: number): string =>
  seatPlayers(players)[seat - 1]?.name ?? `Seat ${String(seat)}`;

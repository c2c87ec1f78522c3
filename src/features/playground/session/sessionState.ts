import type { Seating } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { GameCode } from "../model/play/gameCode";
import * as history from "../model/play/history";
import type { StartPosition } from "../model/play/startPosition";
import type { Store } from "../Store";
import type { EngineFailure } from "./EngineFrame";
import type { Fault, LostTable } from "./failures";

/** How far a game is. */
export type Phase =
  /** The engine starts, and plays the moves that the game begins with. */
  | { readonly kind: "loading" }
  /** The engine waits for a move or makes one; under autoplay, bots move for everybody. */
  | { readonly kind: "ready" | "moving"; readonly autoplay: boolean }
  /** A move has cost the engine. Another move opens a new one; nothing moves by itself. */
  | { readonly kind: "stopped" }
  /** The rules do not start. */
  | { readonly kind: "failed" };

/** What the player shows of a running game. */
export interface SessionState extends history.History, Seating {
  readonly phase: Phase;
  readonly code: GameCode;
  /** Whether changed rules are being tried: in an engine of their own, in any phase of the game beside it. */
  readonly trying: boolean;
  /** What went wrong: here or at a table, so a game may go on with it. */
  readonly fault: Fault | undefined;
  /** Moves that the rules refuse since they were changed. */
  readonly kept: KeptMoves | undefined;
  /** Counts restarts and changes of code; every one opens new tables. */
  readonly edition: number;
  /** Tables that are gone, the newest last. */
  readonly lostTables: readonly LostTable[];
  /** The only seat that the reader plays; bots move for the others, and under autoplay for this one, too. */
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
    phase: { kind: "loading" },
    players,
    seed,
    settings,
    code,
    trying: false,
    fault: undefined,
    kept: undefined,
    edition: 0,
    lostTables: [],
    human,
  };
}

/** The phase of a game in which the reader is to do something. */
export const READY: Phase = { kind: "ready", autoplay: false };

/** Whether moves can be made, one after another. */
export const isPlaying = ({ phase }: SessionState): boolean =>
  phase.kind !== "loading" && phase.kind !== "failed";

/** Whether moves can be made, and none is being made. */
export const isIdle = ({ phase }: SessionState): boolean =>
  phase.kind === "ready" || phase.kind === "stopped";

/** Whether an engine is at work, so that readers wait before they restart. */
export const isBusy = ({ phase, trying }: SessionState): boolean =>
  trying || phase.kind === "loading" || phase.kind === "moving";

export const isAutoplay = ({ phase }: SessionState): boolean =>
  "autoplay" in phase && phase.autoplay;

/** The phase of a game whose autoplay ends. */
export const withoutAutoplay = ({ phase }: SessionState): Phase =>
  "autoplay" in phase ? { ...phase, autoplay: false } : phase;

/** The phase of a game whose engine was asked for a move in vain; `stopped` says why it is gone, if it is. */
export const afterRefusal = (state: SessionState, stopped: EngineFailure | undefined): Phase =>
  stopped ? { kind: "stopped" } : withoutAutoplay(state);

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

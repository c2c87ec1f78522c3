import type { GameUpdate } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";

/** Moves with all states between them, and which of the states is shown. */
export interface Timeline {
  readonly moves: readonly SeatMove[];
  /** The start and one update for every move. */
  readonly updates: readonly GameUpdate[];
  /** Which update is shown. */
  readonly at: number;
}

/** A timeline with what it was before and after: nothing that was played is lost by a click. */
export interface History extends Timeline {
  readonly past: readonly Timeline[];
  readonly future: readonly Timeline[];
}

/** The history of a game that has just been opened. */
export function openHistory(moves: readonly SeatMove[], updates: readonly GameUpdate[]): History {
  return { moves, updates, at: Math.max(0, updates.length - 1), past: [], future: [] };
}

const timeline = ({ moves, updates, at }: Timeline): Timeline => ({ moves, updates, at });

/** Shows an earlier or later update; numbers outside are moved to the nearest. */
export function showUpdate(history: History, at: number): History {
  return { ...history, at: Math.max(0, Math.min(at, history.updates.length - 1)) };
}

/** Goes on from the update that is shown; moves that were made after it are kept for `undo`. */
export function addMove(history: History, move: SeatMove, update: GameUpdate): History {
  const { moves, updates, at, past } = history;
  return {
    moves: [...moves.slice(0, at), move],
    updates: [...updates.slice(0, at + 1), update],
    at: at + 1,
    past: [...past, timeline(history)],
    future: [],
  };
}

/** Takes the newest move back, even one that the game was opened with. */
export function undo(history: History): History {
  const { moves, updates, past, future } = history;
  if (moves.length === 0 && past.length === 0) return history;
  const before = past.at(-1) ?? {
    moves: moves.slice(0, -1),
    updates: updates.slice(0, -1),
    at: updates.length - 2,
  };
  return { ...before, past: past.slice(0, -1), future: [...future, timeline(history)] };
}

/** Brings back what was taken back last; a new move ends that. */
export function redo(history: History): History {
  const { past, future } = history;
  const after = future.at(-1);
  if (!after) return history;
  return { ...after, past: [...past, timeline(history)], future: future.slice(0, -1) };
}

export const canUndo = ({ moves, past }: History): boolean => moves.length > 0 || past.length > 0;
export const canRedo = ({ future }: History): boolean => future.length > 0;

import type { GameUpdate } from "../../../../shared/games/engine";
import type { SeatMove } from "../../../../shared/games/match";
import { MAX_PAYLOAD } from "./protocol";

/** Moves with the states between them, and which of the states is shown. */
export interface Timeline {
  readonly moves: readonly SeatMove[];
  /** The start and one update for every move; the oldest may be `DROPPED`. */
  readonly updates: readonly GameUpdate[];
  /** Which update is shown. */
  readonly at: number;
}

/** A timeline with what it has replaced, and what was taken back: nothing that was played is lost by a click. */
export interface History extends Timeline {
  /** Timelines that went on otherwise, each from the update that it shows. */
  readonly past: readonly Timeline[];
  readonly future: readonly Timeline[];
}

/** Most characters of all updates that a history keeps, as JSON in UTF-16 code units. */
export const MAX_KEPT = 5 * MAX_PAYLOAD;

/** What takes the place of an update that is no longer kept; its move still is. */
const DROPPED: GameUpdate = {
  game: { phase: "started", currentPlayers: [], state: {} },
  players: [],
  messages: [],
};

const lengths = new WeakMap<GameUpdate, number>([[DROPPED, 0]]);

function lengthOf(update: GameUpdate): number {
  const length = lengths.get(update) ?? JSON.stringify(update).length;
  lengths.set(update, length);
  return length;
}

/** The history of a game that has just been opened. */
export function openHistory(moves: readonly SeatMove[], updates: readonly GameUpdate[]): History {
  return { moves, updates, at: Math.max(0, updates.length - 1), past: [], future: [] };
}

const timeline = ({ moves, updates, at }: Timeline): Timeline => ({ moves, updates, at });

/** The number of the oldest update that is kept: so many moves can no longer be shown, nor undone. */
export const firstKept = ({ updates }: Timeline): number =>
  Math.max(
    0,
    updates.findIndex((update) => update !== DROPPED),
  );

/** Shows an earlier or later update; numbers outside are moved to the nearest. */
export function showUpdate(history: History, at: number): History {
  return { ...history, at: Math.max(firstKept(history), Math.min(at, history.updates.length - 1)) };
}

/** Drops the oldest while there is more than may be kept: first what was replaced, then updates, but not the last. */
function dropOldest(history: History, maxKept: number): History {
  const { updates, past } = history;
  const lengthOfAll = (all: Iterable<GameUpdate>): number =>
    [...all].reduce((sum, update) => sum + lengthOf(update), 0);
  const all = new Set([history, ...past].flatMap((each) => each.updates));
  if (lengthOfAll(all) <= maxKept) return history;
  let excess = lengthOfAll(updates) - maxKept;
  const kept = updates.map((update, index) => {
    if (excess <= 0 || index === updates.length - 1) return update;
    excess -= lengthOf(update);
    return DROPPED;
  });
  return { ...history, updates: kept, past: [] };
}

/**
 * Goes on from the update that is shown; moves that were made after it are kept for `undo`.
 *
 * @param maxKept how many characters of updates are kept
 */
export function addMove(
  history: History,
  move: SeatMove,
  update: GameUpdate,
  maxKept = MAX_KEPT,
): History {
  const { moves, updates, at, past } = history;
  const added: History = {
    moves: [...moves.slice(0, at), move],
    updates: [...updates.slice(0, at + 1), update],
    at: at + 1,
    past: at < moves.length ? [...past, timeline(history)] : past,
    future: [],
  };
  return dropOldest(added, maxKept);
}

/** The timeline that the newest move has replaced, if it has replaced one. */
function findReplaced({ moves, past }: History): Timeline | undefined {
  const last = past.at(-1);
  return last && last.at + 1 === moves.length ? last : undefined;
}

/** Takes the newest move back, even one that the game was opened with. */
export function undo(history: History): History {
  if (!canUndo(history)) return history;
  const { moves, updates, past, future } = history;
  const replaced = findReplaced(history);
  const before = replaced ?? {
    moves: moves.slice(0, -1),
    updates: updates.slice(0, -1),
    at: updates.length - 2,
  };
  return {
    ...before,
    past: replaced ? past.slice(0, -1) : past,
    future: [...future, timeline(history)],
  };
}

/** Brings back what was taken back last; a new move ends that. */
export function redo(history: History): History {
  const { moves, past, future } = history;
  const after = future.at(-1);
  if (!after) return history;
  const branch = after.moves.length - 1;
  return {
    ...after,
    past: branch < moves.length ? [...past, { ...timeline(history), at: branch }] : past,
    future: future.slice(0, -1),
  };
}

export const canUndo = (history: History): boolean =>
  history.moves.length > firstKept(history) || findReplaced(history) !== undefined;
export const canRedo = ({ future }: History): boolean => future.length > 0;

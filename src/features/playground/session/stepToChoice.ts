import type { SeatMove } from "../../../shared/games/match";
import { canRedo, canUndo, redo, undo, type History } from "../model/play/history";
import type { SessionState } from "./sessionState";

const STEPS = { undo: { step: undo, canStep: canUndo }, redo: { step: redo, canStep: canRedo } };

/** Whether a step has only taken back, or brought back, a move that a table makes by itself. */
function isForced(before: History, after: History, forced: WeakSet<SeatMove>): boolean {
  if (before.moves.length === after.moves.length) return false;
  const move = (before.moves.length > after.moves.length ? before : after).moves.at(-1);
  return move !== undefined && forced.has(move);
}

/**
 * Undoes or redoes until the reader has something to choose: a table would make a forced move again
 * at once, and a bot its own.
 */
export function stepToChoice(
  state: SessionState,
  way: keyof typeof STEPS,
  forced: WeakSet<SeatMove>,
): History {
  const { step, canStep } = STEPS[way];
  const { human } = state;
  const isTheirs = ({ updates, at }: History): boolean => {
    const game = updates[at]?.game;
    if (human === undefined) return true;
    return game?.phase === "started" && game.currentPlayers.includes(human);
  };
  let before: History = state;
  let there = step(before);
  while ((!isTheirs(there) || isForced(before, there, forced)) && canStep(there)) {
    before = there;
    there = step(there);
  }
  return there;
}

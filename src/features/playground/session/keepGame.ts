import { printPosition } from "../model/share/playLink";
import { keepLinkedText, keepSeat, keepTabText } from "../tabStorage";
import { movesToReplay } from "./replayed";
import { isPlaying, positionOf, type SessionState, type SessionStore } from "./sessionState";

/** Longest text of a game that is kept, in UTF-16 code units: some 2,000 moves. */
const MAX_LENGTH = 200_000;

const isSamePosition = (one: SessionState | undefined, other: SessionState): boolean =>
  one?.moves === other.moves &&
  one.kept === other.kept &&
  one.at === other.at &&
  one.human === other.human;

/**
 * Keeps the position of a game and the reader's seat in this tab after every move, so that a reload loses
 * none. Changed rules are kept by their editor; they would not run by themselves.
 *
 * @param slot see `slotOf`
 * @param link the link that the game began with; empty without one
 * @returns how to stop
 */
export function keepGame(store: SessionStore, slot: string, link: string): () => void {
  let last: SessionState | undefined;
  let before: string | undefined;
  return store.subscribe(() => {
    const { state } = store;
    if (!isPlaying(state) || isSamePosition(last, state)) return;
    last = state;
    keepSeat(slot, state.human);
    const text = printPosition({ ...positionOf(state), moves: movesToReplay(state) });
    // A game that the reader has not touched begins by itself as it did.
    const isTouched = before !== undefined && text !== before;
    before = text;
    if (!isTouched) return;
    if (text.length > MAX_LENGTH) keepTabText(slot, undefined);
    else keepLinkedText(slot, { link, text });
  });
}

import type { SeatMove } from "../../../shared/games/match";
import type { Replay } from "../model/play/engineCalls";
import { describeRefusal } from "../model/play/gameLog";
import { isAutoplay, type SessionState } from "./sessionState";

interface ReplayedMoves {
  readonly replay: Replay;
  /** What was to be played. */
  readonly moves: readonly SeatMove[];
  /** Whether the moves are older than the rules. */
  readonly rules: "new" | "these";
  /** Which update to show; otherwise the one that is shown, or the last if that was the last. */
  readonly at?: number | undefined;
}

/** What a session shows of moves that were played again. Those that were refused are kept. */
export function replayed(
  state: SessionState,
  { replay: { updates, refusal }, moves, rules, at }: ReplayedMoves,
): Partial<SessionState> {
  const { players } = state;
  const last = updates.length - 1;
  const move = moves[last];
  const shown = at ?? (state.at < state.updates.length - 1 ? state.at : last);
  const why =
    refusal !== undefined && move
      ? describeRefusal({ number: last + 1, move, players, reason: refusal, rules })
      : undefined;
  return {
    phase: { kind: "ready", autoplay: isAutoplay(state) },
    moves: moves.slice(0, last),
    kept: why === undefined ? undefined : { after: last, moves: moves.slice(last), why },
    updates,
    // What the moves came to under other rules is no past of these.
    past: [],
    future: [],
    at: Math.min(shown, last),
    fault: why === undefined ? undefined : { in: "game", text: why },
  };
}

/** What changed rules have to play: the moves that were kept replace forced ones. */
export function movesToReplay({ moves, kept }: SessionState): readonly SeatMove[] {
  return kept ? [...moves.slice(0, kept.after), ...kept.moves] : moves;
}

import type { GameEngine, GameUpdate } from "../../src/shared/games/engine";
import {
  lastUpdate,
  playMove,
  startMatch,
  type Match,
  type SeatMove,
} from "../../src/shared/games/match";
import type { Recording } from "../../src/shared/contracts/recording";

/** How much of a recording to play, and its name in errors. */
export interface PlayOptions {
  /** The game's id, for messages. */
  readonly game?: string;
  /** Number of moves to play; by default all of them, and the winners are checked. */
  readonly upTo?: number;
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function checkEnd(match: Match, { winners }: Recording, game: string): void {
  const end = lastUpdate(match).game;
  const count = `${String(match.moves.length)} moves`;
  if (end.phase === "started") {
    const seats = end.currentPlayers.join(", ");
    throw new Error(`${game}: after all ${count} the game goes on, and seat ${seats} is to move.`);
  }
  const found = [...end.winners].sort();
  if (found.join() !== [...winners].sort().join()) {
    const list = (seats: readonly number[]): string => seats.join(", ") || "nobody";
    throw new Error(
      `${game}: after ${count} ${list(found)} wins, but the recording says ${list(winners)}.`,
    );
  }
}

function describeMove({ seat, name, args }: SeatMove): string {
  return `seat ${String(seat)}, ${name} ${JSON.stringify(args)}`;
}

/**
 * Plays a recorded game and returns the start and one update for every move. Throws an Error that
 * names the game, the move, the seat and the engine's message when a move is refused, or when the
 * game does not end as the recording says.
 */
export function playRecording(
  engine: GameEngine,
  recording: Recording,
  { game = "game", upTo }: PlayOptions = {},
): readonly GameUpdate[] {
  const moves = recording.moves.slice(0, upTo);
  const total = String(recording.moves.length);
  let match = startMatch(engine, recording);
  for (const [index, move] of moves.entries()) {
    try {
      match = playMove(engine, match, move);
    } catch (error) {
      throw new Error(
        `${game}: move ${String(index + 1)} of ${total} (${describeMove(move)}) failed: ${reason(error)}`,
        { cause: error },
      );
    }
  }
  if (upTo === undefined) checkEnd(match, recording, game);
  return match.updates;
}

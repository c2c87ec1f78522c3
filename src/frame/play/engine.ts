import { createInterface } from "@boardzilla/core";
import type { GameEngine, Seating } from "../../lib/games/engine";
import { playMove, seatView, startMatch, type Match, type SeatMove } from "../../lib/games/match";
import { randomMove } from "../../lib/games/randomPlay";
import { seededRandom } from "../../lib/games/seededRandom";
import type { EngineCalls, Replay } from "../../lib/play/engineCalls";
import { openMoves } from "../games/openMoves";

type Setup = Parameters<typeof createInterface>[0];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function replayMoves(engine: GameEngine, seating: Seating, moves: readonly SeatMove[]): Replay {
  let match: Match = startMatch(engine, seating);
  for (const move of moves) {
    try {
      match = playMove(engine, match, move);
    } catch (error) {
      return { updates: match.updates, refusal: messageOf(error) };
    }
  }
  return { updates: match.updates };
}

/** The engine of a game, from the default export of its rules. */
export function createEngineCalls(setup: Setup): EngineCalls {
  const engine = createInterface(setup) as unknown as GameEngine;
  return {
    move: (seating, last, move) => {
      const match = playMove(engine, { seating, moves: [], updates: [last] }, move);
      return match.updates.at(-1) ?? last;
    },
    replay: (seating, moves) => replayMoves(engine, seating, moves),
    bot: (last, seed, texts) =>
      randomMove(
        last,
        (update, seat) => openMoves(setup, seatView(update, seat), { seat, texts }),
        seededRandom(seed),
      ),
  };
}

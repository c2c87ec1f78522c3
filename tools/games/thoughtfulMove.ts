import type { GameEngine, GameUpdate } from "../../src/shared/games/engine";
import { lastUpdate, playMove, type Match, type SeatMove } from "../../src/shared/games/match";
import { playOn, randomMove, type OpenMoves } from "../../src/shared/games/randomPlay";
import type { Random } from "../../src/shared/games/seededRandom";

/** How the moves are found, and how long to think: everything scales with the numbers. */
interface Thinking {
  readonly openMoves: OpenMoves;
  readonly random: Random;
  /** Different moves that are considered. */
  readonly candidates: number;
  /** Random games played out after each of them. */
  readonly playouts: number;
  /** When such a game is abandoned, in moves. */
  readonly depth: number;
}

/** A seat's share of a victory: 1 alone, less when shared, 0 for a loss, a little for an unfinished game. */
function score({ game }: GameUpdate, seat: number): number {
  if (game.phase === "started") return 0.2;
  if (game.winners.includes(seat)) return 1 / game.winners.length;
  return game.winners.length === 0 ? 0.4 : 0;
}

function drawCandidates(match: Match, { openMoves, random, candidates }: Thinking): SeatMove[] {
  const found = new Map<string, SeatMove>();
  for (let index = 0; index < 2 * candidates && found.size < candidates; index++) {
    const move = randomMove(lastUpdate(match), openMoves, random);
    if (move) found.set(JSON.stringify(move), move);
  }
  return [...found.values()];
}

/**
 * The move that wins most often when the rest of the game is random. It plays with the engine's own state
 * and so knows what is hidden: good for recordings, unfair as an opponent.
 */
export function thoughtfulMove(
  engine: GameEngine,
  match: Match,
  thinking: Thinking,
): SeatMove | undefined {
  const { openMoves, random, playouts, depth } = thinking;
  const choose = (playout: Match): SeatMove | undefined =>
    randomMove(lastUpdate(playout), openMoves, random);
  const rate = (move: SeatMove): number => {
    const next = playMove(engine, match, move);
    let sum = 0;
    for (let index = 0; index < playouts; index++) {
      const maxMoves = next.moves.length + depth;
      sum += score(lastUpdate(playOn(engine, next, { choose, maxMoves })), move.seat);
    }
    return sum / playouts;
  };
  const moves = drawCandidates(match, thinking);
  if (moves.length < 2) return moves[0];
  const rated = moves.map((move) => ({ move, rating: rate(move) }));
  return rated.reduce((best, other) => (other.rating > best.rating ? other : best)).move;
}

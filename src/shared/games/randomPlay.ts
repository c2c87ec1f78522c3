import type { GameEngine, GameUpdate, StartedGame } from "./engine";
import { lastUpdate, playMove, type Match, type SeatMove } from "./match";
import { drawMove, type MoveTree } from "./moveTree";
import { shuffled, type Random } from "./seededRandom";

/** Opens the moves of a seat; the toolkit's half is src/frame/games/openMoves.ts. */
export type OpenMoves = (update: GameUpdate, seat: number) => MoveTree<unknown>;

/** Chooses a move in an unfinished match; `undefined` when there is none. */
export type ChooseMove = (match: Match) => SeatMove | undefined;

/** A random move by a random seat, among those whose turn it is. */
export function randomMove(
  update: GameUpdate,
  openMoves: OpenMoves,
  random: Random,
): SeatMove | undefined {
  if (update.game.phase === "finished") return undefined;
  for (const seat of shuffled(update.game.currentPlayers, random)) {
    const move = drawMove(openMoves(update, seat), random);
    if (move) return { seat, ...move };
  }
  return undefined;
}

function describeStuck({ currentPlayers }: StartedGame, moves: number): string {
  const seats = currentPlayers.length === 0 ? "nobody" : `seat ${currentPlayers.join(", ")}`;
  return `The game is stuck after ${String(moves)} moves: ${seats} is to move and has no legal move.`;
}

/** Continues a match until it ends or has `maxMoves` moves. Throws an Error when it is stuck. */
export function playOn(
  engine: GameEngine,
  match: Match,
  { choose, maxMoves }: { readonly choose: ChooseMove; readonly maxMoves: number },
): Match {
  let current = match;
  while (current.moves.length < maxMoves) {
    const { game } = lastUpdate(current);
    if (game.phase === "finished") return current;
    const move = choose(current);
    if (!move) throw new Error(describeStuck(game, current.moves.length));
    current = playMove(engine, current, move);
  }
  return current;
}

import type { GameEngine, GameUpdate, NamedMove, Seating } from "./engine";
import { seatPlayers } from "./seatPlayers";

/** A move with the seat that makes it. */
export interface SeatMove extends NamedMove {
  /** From 1. */
  readonly seat: number;
}

/** A game as it has been played so far. */
export interface Match {
  readonly seating: Seating;
  readonly moves: readonly SeatMove[];
  /** The start and one update for every move: one more than there are moves. */
  readonly updates: readonly [GameUpdate, ...GameUpdate[]];
}

/** What a host would send and receive: only JSON survives. */
function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Seats the players and starts. Throws whatever the engine throws. */
export function startMatch(engine: GameEngine, seating: Seating): Match {
  const { players, settings, seed } = seating;
  const setup = { players: seatPlayers(players), settings: { ...settings }, randomSeed: seed };
  return { seating, moves: [], updates: [throughJson(engine.initialState(setup))] };
}

/** The newest update. */
export function lastUpdate({ updates }: Match): GameUpdate {
  return updates.at(-1) ?? updates[0];
}

/**
 * The match with one more move. State and move go through JSON first, as between a host and its engine.
 * Throws an Error with the engine's message when it refuses the move.
 */
export function playMove(engine: GameEngine, match: Match, move: SeatMove): Match {
  const { game } = lastUpdate(match);
  if (game.phase === "finished") throw new Error("the game has already ended");
  const { seat, name, args } = move;
  const update = engine.processMove(throughJson(game), {
    position: seat,
    data: throughJson({ name, args }),
  });
  return {
    ...match,
    moves: [...match.moves, move],
    updates: [...match.updates, throughJson(update)],
  };
}

/** What a seat sees in an update: the last frame of an animation. Throws for an unknown seat. */
export function seatView(update: GameUpdate, seat: number): object {
  const view = update.players.find(({ position }) => position === seat)?.state;
  const state: unknown = Array.isArray(view) ? view.at(-1) : view;
  if (typeof state !== "object" || state === null) {
    const seats = update.players.map(({ position }) => String(position)).join(", ");
    throw new Error(`There is no seat ${String(seat)}; the seats are ${seats}.`);
  }
  return state;
}

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

/** A state of the toolkit, as far as it says in which order the players of its moment are. */
interface ToolkitState {
  readonly players: readonly { readonly position: number }[];
}

/**
 * The update with every state of an animation at the seat that it was made for. The toolkit (0.2.14) stores these
 * states in the turn order of their moment, and the last one in the order after the move.
 */
function withOwnStates(update: GameUpdate): GameUpdate {
  const lists = update.players.map(({ state }) => [state].flat() as readonly ToolkitState[]);
  const players = update.players.map((view) => {
    if (!Array.isArray(view.state)) return view;
    const state = (view.state as readonly ToolkitState[]).flatMap((moment, at) => {
      const index = moment.players.findIndex(({ position }) => position === view.position);
      return lists[index]?.[at] ?? [];
    });
    return { ...view, state };
  });
  return { ...update, players };
}

/** Seats the players and starts. Throws whatever the engine throws. */
export function startMatch(engine: GameEngine, seating: Seating): Match {
  const { players, settings, seed } = seating;
  const setup = { players: seatPlayers(players), settings: { ...settings }, randomSeed: seed };
  return { seating, moves: [], updates: [withOwnStates(throughJson(engine.initialState(setup)))] };
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
    updates: [...match.updates, withOwnStates(throughJson(update))],
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

import type { GameEngine, MoveArgument, Seating } from "../../shared/games/engine";
import {
  lastUpdate,
  playMove,
  seatView,
  startMatch,
  type Match,
  type SeatMove,
} from "../../shared/games/match";
import { randomMove, type OpenMoves } from "../../shared/games/randomPlay";
import { seededRandom } from "../../shared/games/seededRandom";
import { encodeArguments, openMoves } from "./openMoves";

/** The default export of a game's rules, as far as a table needs it. */
export type TableSetup<G> = (state: never) => {
  readonly game: G;
  readonly players: { atPosition(seat: number): unknown };
  contextualizeBoardToPlayer(player: never): void;
  phase: string;
  winner: unknown;
};

/** An argument of a move: encoded, or a function that finds elements in what the seat has received. */
export type TableArgument<G> = MoveArgument | MoveArgument[] | ((game: G) => unknown);

/** How a random game goes: its seed, the most moves it may have, and what ends it before. */
interface RandomGame<G> {
  readonly seed?: string;
  readonly maxMoves?: number;
  readonly until?: (game: G) => boolean;
}

/** A game in play, for checks of its rules. */
export interface Table<G> {
  /** Makes a move; throws the engine's message when it is refused, and then nothing has changed. */
  readonly move: (seat: number, name: string, args?: Record<string, TableArgument<G>>) => void;
  /** The game as the engine knows it. A fresh copy: changing it changes nothing. */
  readonly game: () => G;
  /** The game as a seat has received it: hidden pieces have no attributes. */
  readonly seenBy: (seat: number) => G;
  /** Everything that a seat has received, as text, to look for secrets in. */
  readonly sentTo: (seat: number) => string;
  /** Names of the actions that are open to a seat. */
  readonly actions: (seat: number) => string[];
  /** Seats whose move it is. */
  readonly current: () => number[];
  /** Seats that have won; `undefined` while the game goes on. */
  readonly winners: () => number[] | undefined;
  /** Makes random legal moves until the game ends or `until` says so. */
  readonly playRandomly: (options?: RandomGame<G>) => void;
  /** Texts of the log since the last move. */
  readonly messages: () => string[];
  readonly match: Match;
  /** Goes back to an earlier match of this table. */
  readonly rewind: (to: Match) => void;
}

interface TableOptions<G> {
  readonly setup: TableSetup<G>;
  readonly engine: GameEngine;
  readonly seating: Seating;
  /** Words to type, by the name of the choice. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** Called before each move is made. */
  readonly onMove?: () => void;
  /** What is loaded where somebody looks at the game, from a copy of its state; the game goes on with the state itself. */
  readonly look?: (state: object) => object;
}

/** Sits down to a game and starts it. Throws what the engine throws. */
export function openTable<G>(options: TableOptions<G>): Table<G> {
  const { setup, engine, seating, texts = {}, onMove, look = (state: object) => state } = options;
  let match = startMatch(engine, seating);
  const make = (move: SeatMove): void => {
    onMove?.();
    match = playMove(engine, match, move);
  };
  const load = (state: object, seat?: number): G => {
    const manager = setup(look(structuredClone(state)) as never);
    if (seat !== undefined)
      manager.contextualizeBoardToPlayer(manager.players.atPosition(seat) as never);
    const { game } = lastUpdate(match);
    // As the toolkit's UI does; a state does not say it.
    if (game.phase === "finished") {
      manager.phase = game.phase;
      manager.winner = game.winners.map((winner) => manager.players.atPosition(winner));
    }
    return manager.game;
  };
  const seenBy = (seat: number): G => load(seatView(lastUpdate(match), seat), seat);
  const open: OpenMoves = (update, seat) =>
    openMoves(setup, seatView(update, seat), { seat, texts });
  return {
    move: (seat, name, args = {}) => {
      const game = seenBy(seat);
      const found = Object.entries(args).map(([key, value]): [string, unknown] => [
        key,
        typeof value === "function" ? value(game) : value,
      ]);
      const encoded = encodeArguments(Object.fromEntries(found));
      make({ seat, name, args: encoded });
    },
    game: () => load(lastUpdate(match).game.state),
    seenBy,
    sentTo: (seat) =>
      JSON.stringify(lastUpdate(match).players.find(({ position }) => position === seat)),
    actions: (seat) =>
      openMoves(setup, seatView(lastUpdate(match), seat), { seat })
        .begin()
        .map(({ name }) => name),
    current: () => {
      const { game } = lastUpdate(match);
      return game.phase === "started" ? [...game.currentPlayers] : [];
    },
    winners: () => {
      const { game } = lastUpdate(match);
      return game.phase === "finished" ? [...game.winners] : undefined;
    },
    playRandomly: ({ seed = "random", maxMoves = 1000, until } = {}) => {
      const random = seededRandom(seed);
      const start = match.moves.length;
      while (match.moves.length - start < maxMoves) {
        const update = lastUpdate(match);
        // Every seat's browser must be able to load what it is sent.
        for (const { position } of update.players) load(seatView(update, position));
        if (update.game.phase === "finished" || until?.(load(update.game.state))) return;
        const move = randomMove(update, open, random);
        if (!move) {
          const seats = update.game.currentPlayers.join(", ");
          const moves = String(match.moves.length);
          throw new Error(`No legal move for seat ${seats} after ${moves} moves.`);
        }
        make(move);
      }
    },
    messages: () => lastUpdate(match).messages.map(({ body }) => body),
    get match() {
      return match;
    },
    rewind: (to) => {
      match = to;
    },
  };
}

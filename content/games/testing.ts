import { type createGame, createInterface, type Game } from "@boardzilla/core";
import { encodeArguments, openMoves } from "../../src/frame/games/openMoves";
import type { GameEngine, GameUpdate, MoveArgument, Seating } from "../../src/shared/games/engine";
import type { GameFacts } from "../../src/shared/contracts/gameFacts";
import {
  lastUpdate,
  playMove,
  seatView,
  startMatch,
  type Match,
} from "../../src/shared/games/match";
import { playRecording } from "../../tools/games/playRecording";
import { randomMove, type OpenMoves } from "../../src/shared/games/randomPlay";
import type { Recording } from "../../src/shared/contracts/recording";
import { seededRandom } from "../../src/shared/games/seededRandom";

/** The default export of a game's rules. */
type Setup<G extends Game> = ReturnType<typeof createGame<G>>;

/** What the toolkit's functions want: they know no game of their own. */
const toEngine = <G extends Game>(setup: Setup<G>): GameEngine =>
  createInterface(setup as unknown as Setup<Game>);

/** An argument of a move: encoded, or a function that finds elements in what the seat has received. */
type Argument<G> = MoveArgument | MoveArgument[] | ((game: G) => unknown);

/** A game in play, for tests of its rules. */
export interface Table<G extends Game> {
  /** Makes a move; throws the engine's message when it is refused, and then nothing has changed. */
  move(seat: number, name: string, args?: Record<string, Argument<G>>): void;
  /** The game as the engine knows it. A fresh copy: changing it changes nothing. */
  game(): G;
  /** The game as a seat has received it: hidden pieces have no attributes. */
  seenBy(seat: number): G;
  /** Everything that a seat has received, as text, to look for secrets in. */
  sentTo(seat: number): string;
  /** Names of the actions that are open to a seat. */
  actions(seat: number): string[];
  /** Seats whose move it is. */
  current(): number[];
  /** Seats that have won; `undefined` while the game goes on. */
  winners(): number[] | undefined;
  /** Makes random legal moves until the game ends or `until` says so. */
  playRandomly(options?: { seed?: string; maxMoves?: number; until?: (game: G) => boolean }): void;
  /** Texts of the log since the last move. */
  messages(): string[];
  readonly match: Match;
}

/** Sits down to a game and starts it. `texts` are words to type, by the name of the choice. */
export function openTable<G extends Game>(
  setup: Setup<G>,
  seating: Partial<Seating> & { players: number },
  texts: Readonly<Record<string, readonly string[]>> = {},
): Table<G> {
  const engine = toEngine(setup);
  let match = startMatch(engine, { seed: "test", settings: {}, ...seating });
  const load = (state: object, seat?: number): G => {
    const manager = setup(structuredClone(state) as never);
    if (seat !== undefined) manager.contextualizeBoardToPlayer(manager.players.atPosition(seat));
    return manager.game;
  };
  const seenBy = (seat: number): G => load(seatView(lastUpdate(match), seat), seat);
  const open: OpenMoves = (update, seat) =>
    openMoves(setup, seatView(update, seat), { seat, texts });
  return {
    move: (seat, name, args = {}) => {
      const game = seenBy(seat);
      const found = Object.entries(args).map(([key, value]) => [
        key,
        typeof value === "function" ? value(game) : value,
      ]);
      const encoded = encodeArguments(Object.fromEntries(found));
      match = playMove(engine, match, { seat, name, args: encoded });
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
          throw new Error(`No legal move for seat ${seats} after ${match.moves.length} moves.`);
        }
        match = playMove(engine, match, move);
      }
    },
    messages: () => lastUpdate(match).messages.map(({ body }) => body),
    get match() {
      return match;
    },
  };
}

/** Plays a `moves.json` to its end and returns all updates; throws when it does not go as recorded. */
export function replay<G extends Game>(setup: Setup<G>, recording: object): readonly GameUpdate[] {
  const engine = toEngine(setup);
  return playRecording(engine, recording as Recording);
}

/** What `expectRandomPlay` may vary. */
interface RandomPlay {
  facts: object;
  /** No game may be longer. */
  maxMoves: number;
  games?: number;
}

/** Whether this is `npm test`, which plays one game for each number of players; vitest.config.mts says so. */
declare const __CORE_RUN__: boolean;

/** Plays games by random legal moves with every number of players; throws when one does not end. */
export function expectRandomPlay<G extends Game>(
  setup: Setup<G>,
  { facts, maxMoves, games = 20 }: RandomPlay,
): void {
  const { players, settings, texts } = facts as GameFacts;
  const counts = players.max - players.min + 1;
  for (let index = 0; index < (__CORE_RUN__ ? counts : games); index++) {
    const seed = `random ${index}`;
    const table = openTable(
      setup,
      { players: players.min + (index % counts), seed, settings },
      texts,
    );
    try {
      table.playRandomly({ seed, maxMoves });
    } catch (error) {
      throw new Error(`Game "${seed}" broke after ${table.match.moves.length} moves`, {
        cause: error,
      });
    }
    if (!table.winners()) throw new Error(`Game "${seed}" goes on after ${maxMoves} moves.`);
  }
}

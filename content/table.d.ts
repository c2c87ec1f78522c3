/** What the goals of a step import from `./table`. `src/frame/goals` provides it. */
import type { createGame, Game } from "@boardzilla/core";

/** The default export of `game.ts`. */
type Setup<G extends Game> = ReturnType<typeof createGame<G>>;

/** An argument of a move: a value, or a function that finds elements in what the seat has received. */
type Argument<G> = string | number | boolean | ((game: G) => unknown);

type Arguments<G> = Readonly<Record<string, Argument<G>>>;

/** A game in play. Seats count from 1. */
export interface Table<G extends Game> {
  /** The game as the engine knows it, as a copy. */
  game(): G;
  /** The game as a seat has received it, as a copy: hidden pieces have no attributes. */
  seenBy(seat: number): G;
  /** The game of a seat with `ui.tsx` applied to it; see `_ui` of its elements. */
  drawn(seat: number): G;
  /** What the announcement of this name in `ui.tsx` shows to a seat, in JSX; `undefined` if there is none. */
  page(seat: number, name: string): unknown;
  /** The keys of the settings for which `ui.tsx` has a lobby ask. */
  settings(): string[];
  /** Everything that a seat has received, as text. */
  sentTo(seat: number): string;
  /** Makes a move. Throws what the engine says of one that it refuses. */
  play(seat: number, action: string, args?: Arguments<G>): void;
  /** What the engine says of a move; `undefined` if it is legal. The move is not made. */
  refusal(seat: number, action: string, args?: Arguments<G>): string | undefined;
  /** The names of the actions that are open to a seat. */
  actions(seat: number): string[];
  /** The seats whose move it is. */
  current(): number[];
  /** The seats that have won; `undefined` while the game goes on. */
  winners(): number[] | undefined;
  /** The log since the last move. */
  messages(): string[];
  /** Makes random legal moves until the game ends, has `maxMoves` moves more (1000), or `until` is true. */
  playRandomly(options?: { seed?: string; maxMoves?: number; until?: (game: G) => boolean }): void;
}

/** A goal of the step; `title` is what holds when it is met. It is met unless `run` throws. */
export declare function goal(title: string, run: () => void): void;

/** Says that a goal is not met when the condition is falsy; `message` is what was found instead. */
export declare function check(condition: unknown, message: string): asserts condition;

/**
 * Starts a game of two players, unless the options say otherwise. The same seed deals the same cards. Without
 * `players`, the goal is also run at a table of three; write `players: 2` where it is about two.
 */
export declare function deal<G extends Game>(
  setup: Setup<G>,
  options?: {
    players?: number;
    seed?: string;
    settings?: Readonly<Record<string, string | number | boolean | null>>;
  },
): Table<G>;

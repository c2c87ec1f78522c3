/**
 * What authors write in a `*.runs.ts` beside a page: how each of its samples is played and what the page
 * claims about it. docs/authoring/code-samples.md explains how.
 */
import type { Table } from "../../content/games/testing";

/** Code that a run adds to a sample, where the prelude inserts the sample. */
export interface Additions {
  /** Before the sample, such as an action that the page shows elsewhere. */
  readonly before?: string;
  /** After the sample, such as the flow that a sample with only actions lacks. */
  readonly after?: string;
  /** A text on one line of the module and what replaces it, such as the list of the offered actions. */
  readonly replace?: readonly [text: string, by: string];
  /** Reports the value of every line of the sample that is an expression. */
  readonly values?: boolean;
  /** What the sample's imports of other files provide, by imported name. */
  readonly modules?: Readonly<Record<string, unknown>>;
}

/** How many players join; the seed is "test" by default. */
export type Seats =
  | number
  | {
      readonly players: number;
      readonly seed?: string;
      readonly settings?: Readonly<Record<string, string | number | boolean>>;
    };

/* eslint-disable @typescript-eslint/no-explicit-any -- no type is known of what a page's code exports */
export type AnyTable = Table<any> & { readonly module: any };
export type Anything = any;
/* eslint-enable @typescript-eslint/no-explicit-any */

/** A game in play with the appearance that the sample gives it. */
export interface Screen {
  readonly table: AnyTable;
  /**
   * The game laid out for a seat, with the HTML of every face that `appearance` draws. `place` is where
   * an element is, in % of a square board; `undefined` if it is not drawn.
   */
  readonly seat: (
    seat: number,
    boardSize?: string,
  ) => {
    readonly game: Anything;
    readonly markup: string;
    readonly place: (element: Anything) => Anything;
  };
  /** The options given to `render`. */
  readonly options: Anything;
}

/** What the tests of a sample did. */
export interface TestOutcome {
  readonly passed: readonly string[];
  /** Each with its error message. */
  readonly failed: readonly string[];
}

/** A sample that is about to be run. */
export interface SampleRun {
  /** Evaluates the sample's module and returns its exports. */
  readonly load: (additions?: Additions) => Anything;
  /** Starts the game that the sample makes: its default export, its `setup`, or what it renders. */
  readonly open: (seats: Seats, additions?: Additions) => AnyTable;
  /** Like `open`, but also draws what each seat sees. */
  readonly show: (seats: Seats, additions?: Additions) => Screen;
  /** Runs the sample's own tests. */
  readonly runTests: (additions?: Additions) => Promise<TestOutcome>;
  /** How often the sample has called `render` since it was last evaluated. */
  readonly rendered: () => number;
  /** What the code has passed to `report(value)` since it was last evaluated, in order. */
  readonly reported: () => Anything[];
  /** The HTML of what a function of the sample returns to React. */
  readonly toMarkup: (node: Anything) => string;
  /** What `game.ts` exports at the beginning of a step of the tutorial, such as `tests`. */
  readonly step: (slug: string) => Anything;
  /** Another sample, from this page or the named one, such as `cookbook/cards.mdx`. */
  readonly other: (key: string, page?: string) => SampleRun & { readonly code: string };
}

/** Plays a sample and asserts what the page claims. */
export type Run = (sample: SampleRun) => void | Promise<void>;

/** Why a sample is not run. */
export interface NotRun {
  readonly norun: string;
}

/** The runs of a page by the key of the sample: its heading, and ` #2` for the second below it. */
export type PageRuns = Readonly<Record<string, Run | NotRun>>;

/** Code that adds actions to those of a sample; `entries` as in `defineActions`. */
export const addActions = (entries: string): string =>
  `game.defineActions({ ...game._ctx.gameManager.actions, ${entries} });`;

/** Code that defines an endless flow in which the players in turn take one of the actions. */
export const turnsOf = (...actions: readonly string[]): string =>
  `game.defineFlow(
    ...(typeof deal === "function" ? [deal] : []),
    game.flowCommands.loop(game.flowCommands.eachPlayer({
      name: "turn",
      do: game.flowCommands.playerActions({
        player: ({ turn }) => turn,
        actions: ${JSON.stringify(actions)},
      }),
    })),
  );`;

/** Lists a sample that has nothing to run, with the reason. */
export const notRun = (reason: string): NotRun => ({ norun: reason });

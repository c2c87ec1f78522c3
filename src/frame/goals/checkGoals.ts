import * as core from "@boardzilla/core";
import type { GoalResult } from "../../features/playground/model/play/engineCalls";
import { cutReport } from "../../features/playground/model/play/protocol";
import type { Seating } from "../../shared/games/engine";
import { openTable, type Table, type TableArgument, type TableSetup } from "../games/openTable";
import { refusalText } from "../play/faultText";
import { restartBudget } from "../play/guard";
import { createModules } from "../play/modules";
import { TOOLKIT } from "../../shared/toolkit";

type Setup = Parameters<typeof core.createInterface>[0];

/** What `ui.tsx` gives to `render`, as far as goals ask about it. */
interface Look {
  readonly layout?: (game: unknown, player: unknown, boardSize: string) => void;
  readonly boardSizes?: readonly { readonly name: string }[];
  readonly settings?: object;
  readonly announcements?: Readonly<Record<string, (game: unknown) => unknown>>;
}

/** The part of the toolkit's game that draws (internal, 0.2.14). */
interface DrawnGame {
  resetUI(): void;
  readonly players: { atPosition(seat: number): unknown };
}

/** A table for the goals of a step. */
interface GoalTable<G> extends Omit<Table<G>, "move" | "match" | "rewind"> {
  /** The game of a seat with the look applied: elements have the layouts and appearances that it gave them. */
  readonly drawn: (seat: number) => G;
  /** The page over the board with this name, as the look shows it to a seat; `undefined` if it has none. */
  readonly page: (seat: number, name: string) => unknown;
  /** The keys of the settings that the look has a lobby ask for. */
  readonly settings: () => string[];
  readonly play: Table<G>["move"];
  /** What the engine says of a move; `undefined` if it is legal. The move is not made. */
  readonly refusal: (
    seat: number,
    name: string,
    args?: Record<string, TableArgument<G>>,
  ) => string | undefined;
}

/** What a check found to be otherwise, for the reader. */
class Unmet extends Error {}

function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Unmet(message);
}

function deal<G>(
  setup: TableSetup<G>,
  seating: Partial<Seating>,
  readLook: () => Look,
): GoalTable<G> {
  restartBudget();
  const table = openTable({
    setup,
    engine: core.createInterface(setup as unknown as Setup),
    seating: { players: 2, seed: "tutorial", settings: {}, ...seating },
    onMove: restartBudget,
  });
  const { game, seenBy, sentTo, actions, current, winners, messages, playRandomly } = table;
  return {
    ...{ game, seenBy, sentTo, actions, current, winners, messages, playRandomly },
    play: table.move,
    drawn: (seat) => {
      const seen = seenBy(seat);
      const { layout, boardSizes } = readLook();
      const drawn = seen as unknown as DrawnGame;
      drawn.resetUI();
      layout?.(seen, drawn.players.atPosition(seat), boardSizes?.[0]?.name ?? "_default");
      return seen;
    },
    settings: () => Object.keys(readLook().settings ?? {}),
    page: (seat, name) => readLook().announcements?.[name]?.(seenBy(seat)),
    refusal: (seat, name, args) => {
      const before = table.match;
      // The toolkit logs a refusal as an error, which is not one here.
      const { error: log } = console;
      console.error = () => undefined;
      try {
        table.move(seat, name, args);
        return undefined;
      } catch (error) {
        return refusalText(error);
      } finally {
        console.error = log;
        table.rewind(before);
      }
    },
  };
}

/** Runs the look, and returns what it gives to `render`. */
function runLook(gameExports: object, look: string): Look {
  let given: Look = {};
  const render = (_: unknown, options: Look = {}): void => {
    given = options;
  };
  const load = createModules(
    { "./ui": look },
    { "./game": gameExports, [TOOLKIT]: { ...core, render } },
  );
  load("./ui");
  return given;
}

/** The exports of the reader's rules; asking for one that is missing throws and says what to write. */
function strict(gameExports: object): object {
  const missing = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === "symbol" || name === "__esModule") return undefined;
        throw new Unmet(
          name === "default"
            ? "game.ts exports no game. Write `export default createGame(…)` in it."
            : `game.ts exports no ${name}. Write it, with \`export\` before it.`,
        );
      },
    },
  );
  return Object.create(missing, Object.getOwnPropertyDescriptors(gameExports)) as object;
}

/**
 * Runs the goals of a step against the reader's code, in order.
 *
 * @param gameExports what the rules export
 * @param code the goals, compiled (CommonJS)
 * @param look `ui.tsx`, compiled
 */
export function checkGoals(gameExports: object, code: string, look: string): GoalResult[] {
  const goals: { readonly title: string; readonly run: () => void }[] = [];
  const table = {
    check,
    goal: (title: string, run: () => void): void => void goals.push({ title, run }),
    deal: <G>(setup: TableSetup<G>, seating: Partial<Seating> = {}) =>
      deal(setup, seating, () => runLook(gameExports, look)),
  };
  createModules(
    { "./goals": code },
    { "./game": strict(gameExports), "./table": table },
  )("./goals");
  return goals.map(({ title, run }) => {
    restartBudget();
    try {
      run();
      return { title };
    } catch (error) {
      const message = error instanceof Unmet ? error.message : refusalText(error);
      return { title, unmet: cutReport(message) };
    }
  });
}

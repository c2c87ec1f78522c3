import * as core from "@boardzilla/core";
import type { Seating } from "../../shared/games/engine";
import { openTable, type Table, type TableArgument, type TableSetup } from "../games/openTable";
import { refusalText } from "../play/faultText";
import { EndlessError, restartBudget } from "../play/guard";

type Setup = Parameters<typeof core.createInterface>[0];

/** What `ui.tsx` gives to `render`, as far as goals ask about it. */
export interface Look {
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

/** What a goal may take for granted, and should not. */
export interface Circumstances {
  /** How many sit at a table for which the goal does not say so. */
  readonly seats: number;
  /** Whether everybody who looks at a game finds the players in the reverse of their order. */
  readonly isReversed: boolean;
}

/** A table that a goal has dealt, with what was dealt. */
export interface DealtTable {
  readonly setup: TableSetup<unknown>;
  readonly table: Pick<Table<unknown>, "match">;
}

interface DealOptions {
  readonly circumstances: Circumstances;
  readonly readLook: () => Look;
  readonly onDeal: (dealt: DealtTable) => void;
}

function reversePlayers(state: object): object {
  const { players } = state as { readonly players: readonly unknown[] };
  return { ...state, players: [...players].reverse() };
}

/** What becomes of a move; the table is as before. Throws when the code never ends: that is no refusal. */
function tryMove<G>(table: Table<G>, ...move: Parameters<Table<G>["move"]>): string | undefined {
  const before = table.match;
  // The toolkit logs a refusal as an error, which is not one here.
  const { error: log } = console;
  console.error = () => undefined;
  try {
    table.move(...move);
    return undefined;
  } catch (error) {
    if (error instanceof EndlessError) throw error;
    return refusalText(error);
  } finally {
    console.error = log;
    table.rewind(before);
  }
}

/** Deals a game to the players of a goal. Throws what the rules throw. */
export function dealTable<G>(
  setup: TableSetup<G>,
  seating: Partial<Seating>,
  { circumstances, readLook, onDeal }: DealOptions,
): GoalTable<G> {
  restartBudget();
  const table = openTable({
    setup,
    engine: core.createInterface(setup as unknown as Setup),
    seating: { players: circumstances.seats, seed: "tutorial", settings: {}, ...seating },
    onMove: restartBudget,
    ...(circumstances.isReversed && { look: reversePlayers }),
  });
  onDeal({ setup, table });
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
    refusal: (seat, name, args) => tryMove(table, seat, name, args),
  };
}

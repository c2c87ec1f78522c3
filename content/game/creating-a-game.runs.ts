import { expect } from "vitest";
import type { AnyTable, Anything, PageRuns } from "../../tests/samples/runs";

/** Sows in a plot for whose turn it is. */
const sow = (table: AnyTable, column: number, row: number) =>
  table.move(table.current()[0], "sow", {
    plot: (game: Anything) => game.first(table.module.Plot, { column, row }),
  });
const RULES = `game.defineActions({}); game.defineFlow(() => {});`;
const SEEDS = 'game.pile.createMany(9, Seed, "seed");';

export default {
  "Step 1: the classes": ({ open, other }) => {
    const table = open(2, { after: other("Step 2: the board").code });
    expect(String(table.game().first(table.module.Plot, { row: 2, column: 3 }))).toBe(
      "row 2, column 3",
    );
  },

  "Step 2: the board": ({ open }) => {
    const table = open(3);
    expect(table.messages()).toEqual(["The garden is ready."]);
    expect(table.winners()).toEqual([]);
    const { Plot, Seed } = table.module;
    expect(table.game().all(Plot)).toHaveLength(9);
    const game = table.game();
    for (const player of game.players) expect(game.pile.all(Seed, { player })).toHaveLength(5);
    expect(game.all(Plot)).toHaveLength(9);
    expect(game.has(Seed)).toBe(false);
  },

  "Step 3: the action": ({ open }) => {
    const table = open(2);
    expect(table.actions(1)).toEqual(["sow"]);
    expect(() => sow(table, 6, 1)).toThrow("not valid");
    sow(table, 2, 1);
    expect(table.messages().join()).toMatch(/Ada.* sows in .*row 1, column 2/);
    const { Plot, Seed } = table.module;
    const seed = table.game().first(Plot, { row: 1, column: 2 }).first(Seed);
    expect(seed.player.position).toBe(1);
  },

  "Step 4: the flow": ({ open }) => {
    const table = open(2);
    sow(table, 1, 1);
    expect(table.messages().join()).toContain("row 1, column 1");
    expect(
      table.game().first(table.module.Plot, { row: 1, column: 1 }).first(table.module.Seed).player
        .position,
    ).toBe(1);
    expect(table.current()).toEqual([2]);
    expect(() => sow(table, 1, 1)).toThrow("not valid");
    for (let at = 1; at < 9; at++) sow(table, (at % 3) + 1, Math.floor(at / 3) + 1);
    // The garden is full: nobody can act, and the game waits.
    expect(table.winners()).toBe(undefined);
    expect(table.actions(table.current()[0])).toEqual([]);
  },

  "Step 5: the end of the game": ({ open }) => {
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ]) {
      const table = open(1);
      for (let n = 0; n < 3; n++) {
        expect(table.winners()).toBe(undefined);
        sow(table, (right < 0 ? 3 : 1) + n * right, 1 + n * down);
      }
      expect(table.winners()).toEqual([1]);
    }
  },

  "Step 5: the end of the game #2": ({ open }) => {
    const table = open(2);
    for (let n = 1; n <= 2; n++) {
      sow(table, n, 1);
      sow(table, n, 3);
    }
    sow(table, 3, 2);
    sow(table, 3, 3);
    expect(table.winners()).toEqual([2]);
    // A gap is no row, and a full garden without a row is a tie.
    const first = [
      [1, 1],
      [3, 1],
      [1, 2],
      [2, 3],
      [3, 3],
    ];
    const second = [
      [2, 1],
      [2, 2],
      [3, 2],
      [1, 3],
    ];
    const tie = open(2);
    first.forEach(([column, row], at) => {
      sow(tie, column, row);
      if (second[at]) sow(tie, second[at][0], second[at][1]);
    });
    expect(tie.winners()).toEqual([]);
  },

  "Step 6: a setting": ({ show }) => {
    const give = `game.create(Space, "bed").create(Seed, "seed", { player: game.players[0] });`;
    const screen = show(1, { replace: [SEEDS, `${SEEDS} ${give} ${RULES}`] });
    expect(screen.seat(1).markup).toContain("background:#c93a52");
    expect(Object.keys(screen.options.settings)).toEqual(["size"]);
  },

  "The remaining files": ({ load }) => {
    const engine = load({ replace: [SEEDS, `${SEEDS} ${RULES}`] }).default;
    const players = [{ id: "1", name: "Ada", position: 1, host: true, color: "", avatar: "" }];
    const update = engine.initialState({ players, settings: {}, randomSeed: "one" });
    expect(update.game.phase).toBe("finished");
    expect(engine.processMove).toBeTypeOf("function");
  },
} satisfies PageRuns;

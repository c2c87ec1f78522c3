import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Plot, Seed, type GardenRow } from "./game";
import recording from "./moves.json";

const at = (row: number, column: number) => (game: GardenRow) => game.first(Plot, { row, column });

/** Sows in turn, seat 1 first. */
function sow(plots: [row: number, column: number][], size = 3) {
  const table = openTable(setup, { players: 2, settings: { size } });
  plots.forEach((plot, index) => table.move((index % 2) + 1, "sow", { plot: at(...plot) }));
  return table;
}

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("a seed of the player's own lies in the chosen plot", () => {
  const game = sow([[2, 3]]).game();
  expect(game.all(Seed)).toHaveLength(1);
  expect(game.first(Plot, { row: 2, column: 3 })!.first(Seed)!.player!.position).toBe(1);
});

test("a plot that is taken is refused", () => {
  const table = sow([[1, 1]]);
  expect(() => table.move(2, "sow", { plot: at(1, 1) })).toThrow("Selected element is not valid");
  expect(table.current()).toEqual([2]);
});

test("nobody sows out of turn", () => {
  expect(() => sow([]).move(2, "sow", { plot: at(1, 1) })).toThrow("not allowed");
});

test.each<[string, [number, number][]]>([
  [
    "row",
    [
      [3, 1],
      [1, 1],
      [3, 2],
      [1, 2],
      [3, 3],
    ],
  ],
  [
    "column",
    [
      [1, 2],
      [1, 1],
      [2, 2],
      [2, 1],
      [3, 2],
    ],
  ],
  [
    "falling diagonal",
    [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
      [3, 3],
    ],
  ],
  [
    "rising diagonal",
    [
      [1, 3],
      [1, 2],
      [2, 2],
      [2, 1],
      [3, 1],
    ],
  ],
])("three in a %s win", (_, plots) => {
  expect(sow(plots.slice(0, -1)).winners()).toBeUndefined();
  expect(sow(plots).winners()).toEqual([1]);
});

test("a row does not go round the edge of the garden", () => {
  const table = sow([
    [1, 2],
    [2, 2],
    [1, 3],
    [3, 3],
    [2, 1],
  ]);
  expect(table.winners()).toBeUndefined();
});

test("a full garden without a row is a draw", () => {
  const plots: [number, number][] = [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 1],
    [2, 3],
    [3, 2],
    [3, 1],
    [3, 3],
  ];
  expect(sow(plots).winners()).toEqual([]);
});

test("the setting decides the size", () => {
  const table = openTable(setup, { players: 2, settings: { size: 5 } });
  expect(table.game().all(Plot)).toHaveLength(25);
  expect(openTable(setup, { players: 2 }).game().all(Plot)).toHaveLength(9);
});

test("random games end", () => {
  expectRandomPlay(setup, { facts, maxMoves: 9 });
});

import { expect, test } from "vitest";
import { expectRandomPlay, openTable, replay } from "../testing";
import facts from "./game.json";
import setup, { Cell, type Ridge } from "./game";
import recording from "./moves.json";

const at = (row: number, column: number) => (game: Ridge) => game.first(Cell, { row, column });

/** Raises peaks in turn, seat 1 first. */
function raise(peaks: [row: number, column: number][], settings = { size: "small", swap: true }) {
  const table = openTable(setup, { players: 2, settings });
  peaks.forEach((peak, index) => table.move((index % 2) + 1, "raise", { cell: at(...peak) }));
  return table;
}

const owner = (game: Ridge, row: number, column: number) => at(row, column)(game)!.player?.position;

test("the recorded game ends as recorded", () => {
  expect(replay(setup, recording)).toHaveLength(recording.moves.length + 1);
});

test("a cell with a peak is refused", () => {
  const table = raise([[2, 3]]);
  expect(() => table.move(2, "raise", { cell: at(2, 3) })).toThrow("Selected element is not valid");
});

/** Seat 1 goes from left to right; the way down to the left belongs to the neighbors too. */
const acrossByBends: [number, number][] = [
  [3, 1],
  [1, 1],
  [3, 2],
  [1, 2],
  [2, 3],
  [1, 3],
  [2, 4],
  [1, 4],
];

test("a ridge from left to right wins for the first seat, bends included", () => {
  expect(raise(acrossByBends).winners()).toBeUndefined();
  expect(raise([...acrossByBends, [1, 5]]).winners()).toEqual([1]);
});

test("cells that only seem near are no neighbors", () => {
  // From row 2 the map goes on to row 3 straight or to the left, not to the right.
  expect(raise([...acrossByBends, [3, 5]]).winners()).toBeUndefined();
});

test("the second seat joins top and bottom, not left and right", () => {
  const across = raise([
    [5, 1],
    [2, 1],
    [5, 2],
    [2, 2],
    [5, 3],
    [2, 3],
    [5, 4],
    [2, 4],
    [4, 1],
    [2, 5],
  ]);
  expect(across.winners()).toBeUndefined();
  const down = raise([
    [1, 1],
    [1, 5],
    [2, 1],
    [2, 5],
    [3, 1],
    [3, 5],
    [4, 1],
    [4, 5],
    [5, 1],
    [5, 5],
  ]);
  expect(down.winners()).toEqual([2]);
});

test("the first peak can be taken over, mirrored", () => {
  const table = raise([[2, 4]]);
  table.move(2, "swap");
  expect(owner(table.game(), 2, 4)).toBeUndefined();
  expect(owner(table.game(), 4, 2)).toBe(2);
  expect(table.current()).toEqual([1]);
});

test("a peak on the middle line stays where it is when it is taken over", () => {
  const table = raise([[3, 3]]);
  table.move(2, "swap");
  expect(owner(table.game(), 3, 3)).toBe(2);
});

test("nobody takes over later, after a take-over, or without the setting", () => {
  expect(raise([]).actions(1)).toEqual(["raise"]);
  expect(
    raise([
      [1, 1],
      [1, 2],
    ]).actions(1),
  ).toEqual(["raise"]);
  const table = raise([[2, 4]]);
  table.move(2, "swap");
  expect(() => table.move(1, "swap")).toThrow("No action swap available");
  const without = raise([[2, 4]], { size: "small", swap: false });
  expect(without.actions(2)).toEqual(["raise"]);
});

test("random games end, and never in a draw", () => {
  const settings = { size: "small", swap: true };
  expectRandomPlay(setup, { facts: { ...facts, settings }, maxMoves: 26 });
  const table = raise([]);
  table.playRandomly();
  expect(table.winners()).toHaveLength(1);
});

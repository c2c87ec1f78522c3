import { expect, test } from "vitest";
import { inReadingOrder, nextChoice, type Box } from "./nextChoice";

const box = (left: number, top: number, size = 10): Box => ({
  left,
  top,
  width: size,
  height: size,
});

test("choices are read row by row, although cards of a row lie a little higher or lower", () => {
  const boxes = [box(20, 51), box(0, 50), box(30, 0), box(10, 2), box(40, 48)];
  expect(inReadingOrder(boxes, (each) => each)).toEqual([
    box(10, 2),
    box(30, 0),
    box(0, 50),
    box(20, 51),
    box(40, 48),
  ]);
});

/*
 * 0 1 2
 *   3
 * 4   5
 */
const BOARD = [box(0, 0), box(20, 0), box(40, 0), box(22, 20), box(0, 40), box(40, 40)];

test.each([
  [0, "ArrowRight", 1],
  [2, "ArrowRight", 3],
  [5, "ArrowRight", 5],
  [3, "ArrowLeft", 2],
  [0, "ArrowLeft", 0],
  [1, "ArrowDown", 3],
  [2, "ArrowDown", 5],
  [4, "ArrowUp", 0],
  [3, "ArrowUp", 1],
  [0, "ArrowUp", 0],
  [3, "Home", 0],
  [0, "End", 5],
  [0, "Enter", undefined],
])("from choice %i, %s leads to %s", (from, key, to) => {
  expect(nextChoice(BOARD, from, key)).toBe(to);
});

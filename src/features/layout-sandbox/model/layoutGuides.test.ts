import { expect, test } from "vitest";
import { largestOverlap, listGuides } from "./layoutGuides";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC } from "../../../shared/layout/layoutSpec";

const box = (left: number, index = 0) => ({ left, top: 0, width: 20, height: 100, index });
const resultOf = (...lefts: number[]): LayoutResult => ({
  boxes: lefts.map(box),
  hidden: 0,
  area: { left: 10, top: 0, width: 80, height: 100 },
  cells: [{ left: 0, top: 0, width: 50, height: 100 }],
  warnings: [],
});

test("guides are one overlap for each piece that covers another, the cells and the area", () => {
  expect(listGuides(DEFAULT_LAYOUT_SPEC, resultOf(0, 15, 18, 60))).toEqual([
    { kind: "overlap", rect: { x: 15, y: 0, width: 5, height: 62.5 } },
    { kind: "overlap", rect: { x: 18, y: 0, width: 17, height: 62.5 } },
    { kind: "cell", rect: { x: 0, y: 0, width: 50, height: 62.5 } },
    { kind: "area", rect: { x: 10, y: 0, width: 80, height: 62.5 } },
  ]);
});

test.each([20, 19.9999])("pieces that touch do not overlap: the second begins at %d", (left) => {
  const kinds = listGuides(DEFAULT_LAYOUT_SPEC, resultOf(0, left)).map(({ kind }) => kind);
  expect(kinds).toEqual(["cell", "area"]);
});

test("the largest overlap is that of the piece that is covered most", () => {
  expect(largestOverlap(resultOf(0, 15, 18, 60))).toBe(85);
  expect(largestOverlap(resultOf(0, 20))).toBe(0);
});

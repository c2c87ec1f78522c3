import { expect, test } from "vitest";
import { intersect, largestOverlap, toLayoutGuides } from "./layoutGuides";
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

test("boxes that touch have nothing in common", () => {
  expect(intersect(box(0), box(20))).toBeUndefined();
  expect(intersect(box(0), box(19.9999))).toBeUndefined();
  expect(intersect(box(0), box(15))).toEqual({ left: 15, top: 0, width: 5, height: 100 });
});

test("guides are the area, the cells and one overlap for each piece that covers another", () => {
  expect(toLayoutGuides(DEFAULT_LAYOUT_SPEC, resultOf(0, 15, 18, 60))).toEqual({
    area: { x: 10, y: 0, width: 80, height: 62.5 },
    cells: [{ x: 0, y: 0, width: 50, height: 62.5 }],
    overlaps: [
      { x: 15, y: 0, width: 5, height: 62.5 },
      { x: 18, y: 0, width: 17, height: 62.5 },
    ],
  });
});

test("the largest overlap is that of the piece that is covered most", () => {
  expect(largestOverlap(resultOf(0, 15, 18, 60))).toBe(85);
  expect(largestOverlap(resultOf(0, 20))).toBe(0);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LayoutResult } from "../../../../shared/layout/layoutResult";
import {
  DEFAULT_LAYOUT_SPEC,
  type LayoutAttributes,
  type LayoutSpec,
} from "../../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../../shared/layout/layoutSpecSchema";
import { reduceSandbox } from "../sandboxState";
import { arbitrarySpec } from "../testSpecs";
import { listHandles } from "./listHandles";

const cell = (left: number, top: number) => ({ left, top, width: 20, height: 40 });
const result: LayoutResult = {
  boxes: [],
  hidden: 0,
  area: { left: 0, top: 0, width: 100, height: 100 },
  cells: [cell(0, 0), cell(25, 0), cell(0, 50), cell(25, 50)],
  warnings: [],
};
const specOf = (attributes: LayoutAttributes): LayoutSpec => ({
  ...DEFAULT_LAYOUT_SPEC,
  attributes,
});
const handlesOf = (attributes: LayoutAttributes) => listHandles(specOf(attributes), result);

function handle(attributes: LayoutAttributes, id: string) {
  const found = handlesOf(attributes).find((each) => each.id === id);
  if (!found)
    throw new Error(
      `No handle ${id} among ${handlesOf(attributes)
        .map((h) => h.id)
        .join()}.`,
    );
  return found;
}

describe("area", () => {
  const area = { left: 10, top: 20, width: 50, height: 60 };

  test.each([
    ["area-left", [5, 0], { ...area, left: 15, width: 45 }],
    ["area-right", [5, 0], { ...area, width: 55 }],
    ["area-top", [0, -5], { ...area, top: 15, height: 65 }],
    ["area-bottom", [0, 5], { ...area, height: 65 }],
    ["area-move", [5, -5], { ...area, left: 15, top: 15 }],
    ["area-end-end", [5, 10], { ...area, width: 55, height: 70 }],
  ] as const)("%s moves by %j", (id, [dx, dy], moved) => {
    expect(handle({ area }, id).move(dx, dy, 1)).toEqual({ area: moved });
  });

  test("stays within the space, however far a handle is moved", () => {
    expect(handle({ area }, "area-move").move(500, 500, 1)).toEqual({
      area: { ...area, left: 50, top: 40 },
    });
    expect(handle({ area }, "area-left").move(-500, 0, 1)).toEqual({
      area: { ...area, left: 0, width: 60 },
    });
    expect(handle({ area }, "area-right").move(-500, 0, 1)).toEqual({
      area: { ...area, width: 2 },
    });
  });

  test("snaps to whole steps", () => {
    expect(handle({ area }, "area-left").move(0.7, 0, 1)).toMatchObject({ area: { left: 11 } });
    expect(handle({ area }, "area-left").move(0.7, 0, 0.5)).toMatchObject({ area: { left: 10.5 } });
  });

  test("has its edges as sliders, and its corners for the pointer alone", () => {
    expect(handle({ area }, "area-right").value).toEqual({ now: 60, min: 12, max: 100 });
    expect(handle({ area }, "area-end-end").isExtra).toBe(true);
  });

  test("lies where the picture shows it", () => {
    // The board is 100 wide and 62.5 high.
    expect(handle({ area }, "area-right")).toMatchObject({ x: 60, y: 31.25 });
  });
});

test("a margin grows to the inside from each edge", () => {
  const { move } = handle({ margin: 5 }, "margin-right");
  expect(move(-3, 0, 1)).toEqual({ margin: { top: 5, bottom: 5, left: 5, right: 8 } });
  expect(move(50, 0, 1)).toEqual({ margin: { top: 5, bottom: 5, left: 5, right: 0 } });
});

test("a slot is moved and resized without the others", () => {
  const slots = [cell(0, 0), cell(50, 50)];
  expect(handle({ slots }, "slot-1-move").move(-5, 0, 1)).toEqual({
    slots: [slots[0], cell(45, 50)],
  });
  expect(handle({ slots }, "slot-0-resize").move(5, 5, 1)).toEqual({
    slots: [{ left: 0, top: 0, width: 25, height: 45 }, slots[1]],
  });
});

test("gap lies between the first cells, and offsets at the corner of the next cell", () => {
  expect(handle({ gap: 3 }, "gap-x")).toMatchObject({ x: 22.5, axis: "x" });
  expect(handle({ gap: 3 }, "gap-x").move(2, 0, 1)).toEqual({ gap: { x: 5, y: 3 } });
  expect(handle({ offsetColumn: 50 }, "offsetColumn")).toMatchObject({ x: 10, y: 0 });
  expect(handle({ offsetColumn: 50 }, "offsetColumn").move(10, 5, 1)).toEqual({
    offsetColumn: { x: 60, y: 5 },
  });
  expect(handle({ size: { width: 20, height: 40 } }, "size").move(5, 0, 1)).toEqual({
    size: { width: 25, height: 40 },
  });
});

test("attributes that are not set, or have no effect, have no handle", () => {
  expect(handlesOf({})).toEqual([]);
  const ids = handlesOf({ gap: 3, offsetRow: 20 }).map(({ id }) => id);
  expect(ids).toEqual(["offsetRow"]);
});

test("whatever a handle does is a valid layout", () => {
  const by = fc.double({ min: -300, max: 300, noNaN: true });
  fc.assert(
    fc.property(arbitrarySpec, by, by, (spec, dx, dy) => {
      for (const each of listHandles(spec, result)) {
        const value = each.move(dx, dy, 0.5);
        const next = { ...spec, attributes: { ...spec.attributes, ...value } };
        expect(
          layoutSpecSchema.safeParse(next).success,
          `${each.id} ${JSON.stringify(value)}`,
        ).toBe(true);
        expect(reduceSandbox(spec, { type: "attributes", value })).toEqual(
          JSON.stringify(next) === JSON.stringify(spec) ? spec : next,
        );
      }
    }),
    { numRuns: 300, seed: 2 },
  );
});

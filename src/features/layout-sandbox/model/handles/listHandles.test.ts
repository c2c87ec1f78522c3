import fc from "fast-check";
import { expect, test } from "vitest";
import type { LayoutResult } from "../../../../shared/layout/layoutResult";
import { DEFAULT_LAYOUT_SPEC, type LayoutAttributes } from "../../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../../shared/layout/layoutSpecSchema";
import { reduceSandbox } from "../sandboxState";
import { ATTRIBUTE_STARTS, LAYOUT_PRESETS } from "../presets";
import { listHandles } from "./listHandles";

const cell = (left: number, top: number, width = 20, height = 40) => ({ left, top, width, height });
const result: LayoutResult = {
  boxes: [],
  hidden: 0,
  area: { left: 0, top: 0, width: 100, height: 100 },
  cells: [cell(0, 0), cell(25, 0), cell(0, 50), cell(25, 50)],
  warnings: [],
};
const handlesOf = (attributes: LayoutAttributes) =>
  listHandles({ ...DEFAULT_LAYOUT_SPEC, attributes }, result);

function handle(attributes: LayoutAttributes, id: string) {
  const handles = handlesOf(attributes);
  expect(handles.map((each) => each.id)).toContain(id);
  return handles.find((each) => each.id === id)!;
}

const area = { left: 10, top: 20, width: 50, height: 60 };
const slots = [cell(0, 0), cell(50, 50)];
const size = { width: 20, height: 40 };
/** All margins but the right one. */
const others = { top: 5.2, bottom: 5.2, left: 5.2 };

test.each<[string, LayoutAttributes, [number, number, number], LayoutAttributes]>([
  ["area-left", { area }, [5, 0, 1], { area: { ...area, left: 15, width: 45 } }],
  ["area-right", { area }, [5, 0, 1], { area: { ...area, width: 55 } }],
  ["area-top", { area }, [0, -5, 1], { area: { ...area, top: 15, height: 65 } }],
  ["area-bottom", { area }, [0, 5, 1], { area: { ...area, height: 65 } }],
  ["area-move", { area }, [5, -5, 1], { area: { ...area, left: 15, top: 15 } }],
  ["area-end-end", { area }, [5, 10, 1], { area: { ...area, width: 55, height: 70 } }],
  // However far it is moved, it stays within the space.
  ["area-move", { area }, [500, 500, 1], { area: { ...area, left: 50, top: 40 } }],
  ["area-left", { area }, [-500, 0, 1], { area: { ...area, left: 0, width: 60 } }],
  ["area-right", { area }, [-500, 0, 1], { area: { ...area, width: 2 } }],
  // It snaps to whole steps.
  ["area-left", { area }, [0.7, 0, 1], { area: { ...area, left: 11, width: 49 } }],
  ["area-left", { area }, [0.7, 0, 0.5], { area: { ...area, left: 10.5, width: 49.5 } }],
  // A margin grows to the inside, and stays as it is when its handle moves across.
  ["margin-right", { margin: 5.2 }, [-3, 0, 1], { margin: { ...others, right: 8 } }],
  ["margin-right", { margin: 5.2 }, [50, 0, 1], { margin: { ...others, right: 0 } }],
  ["margin-right", { margin: 5.2 }, [0, 50, 1], { margin: 5.2 }],
  ["slot-1-move", { slots }, [-5, 0, 1], { slots: [cell(0, 0), cell(45, 50)] }],
  ["slot-0-resize", { slots }, [5, 5, 1], { slots: [cell(0, 0, 25, 45), cell(50, 50)] }],
  ["gap-x", { gap: 3 }, [2, 0, 1], { gap: { x: 5, y: 3 } }],
  ["offsetColumn", { offsetColumn: 50 }, [10, 5, 1], { offsetColumn: { x: 60, y: 5 } }],
  ["size", { size }, [5, 0, 1], { size: { width: 25, height: 40 } }],
])("%s of %j moves by %j", (id, attributes, move, moved) =>
  expect(handle(attributes, id).move(...move)).toEqual(moved),
);

test("handles are where the picture shows their values", () => {
  // The board is 100 wide and 62.5 high.
  const value = { now: 60, min: 12, max: 100 };
  expect(handle({ area }, "area-right")).toMatchObject({ x: 60, y: 31.25, value });
  expect(handle({ area }, "area-end-end").isExtra).toBe(true);
  expect(handle({ gap: 3 }, "gap-x")).toMatchObject({ x: 22.5, axis: "x" });
  expect(handle({ offsetColumn: 50 }, "offsetColumn")).toMatchObject({ x: 10, y: 0 });
});

test("attributes that are not set, or have no effect, have no handle", () => {
  expect(handlesOf({})).toEqual([]);
  const ids = handlesOf({ gap: 3, offsetRow: 20 }).map(({ id }) => id);
  expect(ids).toEqual(["offsetRow"]);
});

test("whatever a handle does is a valid layout", () => {
  const specs = [...LAYOUT_PRESETS.map(({ spec }) => spec), ...Object.values(ATTRIBUTE_STARTS)];
  const by = fc.double({ min: -300, max: 300, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...specs), by, by, (spec, dx, dy) => {
      for (const each of listHandles(spec, result)) {
        const value = each.move(dx, dy, 0.5);
        const next = { ...spec, attributes: { ...spec.attributes, ...value } };
        const name = `${each.id} ${JSON.stringify(value)}`;
        expect(layoutSpecSchema.safeParse(next).success, name).toBe(true);
        expect(reduceSandbox(spec, { type: "attributes", value })).toEqual(
          JSON.stringify(next) === JSON.stringify(spec) ? spec : next,
        );
      }
    }),
    { numRuns: 300, seed: 2 },
  );
});

import { describe, expect, test } from "vitest";
import {
  ATTRIBUTE_NAMES,
  DEFAULT_LAYOUT_SPEC,
  type LayoutAttributes,
} from "../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../shared/layout/layoutSpecSchema";
import { fromParts, toParts, type AttributeParts, type PartedName } from "./attributeParts";
import { LAYOUT_PRESETS, SLOT_SETS } from "./presets";
import { FIELD_GROUPS, type SandboxField } from "./sandboxFields";
import { findPreset, reduceSandbox, type SandboxAction } from "./sandboxState";

const reduce = (...actions: readonly SandboxAction[]) =>
  actions.reduce(reduceSandbox, DEFAULT_LAYOUT_SPEC);

describe("reduceSandbox", () => {
  test("sets and takes away values", () => {
    const spec = reduce(
      { type: "layout", value: { pieces: 5, board: 0.5 } },
      { type: "layout", value: { aspectRatio: undefined } },
      { type: "attributes", value: { gap: undefined, direction: "rtl" } },
    );
    expect(spec).toStrictEqual({
      pieces: 5,
      board: 0.5,
      attributes: { rows: 2, direction: "rtl" },
    });
  });

  test.each<SandboxAction>([
    ...[0, 41, 2.5, Number.NaN, undefined, 6].map((pieces) => ({
      type: "layout" as const,
      value: { pieces },
    })),
    { type: "attributes", value: { gap: 1000 } },
    { type: "load", spec: { ...DEFAULT_LAYOUT_SPEC } },
  ])("gives the same layout where %j is invalid or changes nothing", (action) =>
    expect(reduce(action)).toBe(DEFAULT_LAYOUT_SPEC),
  );

  test.each(LAYOUT_PRESETS)("loads the valid preset $id", ({ id, spec }) => {
    expect(layoutSpecSchema.parse(spec)).toEqual(spec);
    const loaded = reduce({ type: "load", spec });
    expect(loaded).toEqual(spec);
    expect(findPreset(loaded)).toBe(id);
    expect(findPreset({ ...loaded, pieces: 8 })).toBeUndefined();
  });

  test("takes away what a grid refuses, and leaves the rest", () => {
    const space = { kind: "HexGrid", rows: 3, columns: 3 } as const;
    const value = { scaling: "fill", alignment: "top" } as const;
    const filled = reduce({ type: "attributes", value });
    const grid = reduceSandbox(filled, { type: "layout", value: { space } });
    expect(grid).toEqual({ ...DEFAULT_LAYOUT_SPEC, space });
    const stack = reduceSandbox(filled, { type: "layout", value: { space: { kind: "Stack" } } });
    expect(stack.attributes).toEqual(filled.attributes);
    const plain = reduceSandbox(grid, { type: "layout", value: { space: undefined } });
    expect(plain).toEqual(DEFAULT_LAYOUT_SPEC);
  });

  test("takes pieces out in order and puts them back, and none is no list", () => {
    const out = [3, 1].map((piece): SandboxAction => ({ type: "take", piece }));
    expect(reduce(...out).taken).toEqual([1, 3]);
    expect(reduce(...out, ...out)).toStrictEqual(DEFAULT_LAYOUT_SPEC);
  });
});

test.each<[PartedName, AttributeParts, unknown]>([
  ["gap", { x: 3, y: 3 }, 3],
  ["gap", { x: 3, y: 0 }, { x: 3, y: 0 }],
  ["offsetColumn", { x: 40, y: 0 }, 40],
  ["offsetColumn", { x: 0, y: 0 }, { x: 0, y: 0 }],
  ["offsetRow", { x: 0, y: 40 }, 40],
  ["rows", { min: 2, max: 2 }, 2],
  ["rows", { min: 2 }, { min: 2 }],
  ["columns", {}, undefined],
  ["margin", { top: 2, bottom: 2, left: 2, right: 2 }, 2],
  ["margin", { top: 0, bottom: 2, left: 2, right: 2 }, { top: 0, bottom: 2, left: 2, right: 2 }],
  ["area", { left: 1, top: 2, width: 3, height: 4 }, { left: 1, top: 2, width: 3, height: 4 }],
])("%s %j joins and splits again", (name, parts, value) => {
  const joined = fromParts(name, parts);
  expect(joined[name]).toEqual(value);
  expect(toParts(name, joined[name])).toEqual(parts);
});

/** Values that the control of a field can set: its choices, or the ends of its ranges. */
function valuesOf(field: SandboxField): LayoutAttributes[] {
  switch (field.kind) {
    case "choice":
      return field.options.map((option) => ({ [field.name]: option }));
    case "parts":
      return (["min", "max", "initial"] as const).map((end) =>
        fromParts(field.name, Object.fromEntries(field.parts.map((part) => [part.key, part[end]]))),
      );
    case "slots":
      return SLOT_SETS.map(({ slots }) => ({ slots: [...slots] }));
    default:
      return [];
  }
}

test("every attribute has a control, and every control's values are valid", () => {
  const fields = FIELD_GROUPS.flatMap((group) => group.fields);
  expect(fields.map((field) => field.name).sort()).toEqual([...ATTRIBUTE_NAMES].sort());
  for (const attributes of fields.flatMap(valuesOf))
    expect(layoutSpecSchema.safeParse({ pieces: 3, attributes }).success).toBe(true);
});

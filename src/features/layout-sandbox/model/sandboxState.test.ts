import { describe, expect, test } from "vitest";
import { ATTRIBUTE_STARTS } from "./attributeStarts";
import { fromParts, toParts, type AttributeParts, type PartedName } from "./attributeParts";
import { DEFAULT_LAYOUT_SPEC } from "../../../shared/layout/layoutSpec";
import { layoutSpecSchema } from "../../../shared/layout/layoutSpecSchema";
import { LAYOUT_PRESETS } from "./presets";
import { findPreset, reduceSandbox } from "./sandboxState";
import { ATTRIBUTE_NAMES } from "../../../shared/layout/layoutSpec";
import { FIELD_GROUPS, SLOT_SETS } from "./sandboxFields";

describe("reduceSandbox", () => {
  test("sets and takes away values", () => {
    const five = reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "pieces", value: 5 });
    const tall = reduceSandbox(five, { type: "board", value: 0.5 });
    const free = reduceSandbox(tall, { type: "aspectRatio", value: undefined });
    const loose = reduceSandbox(free, {
      type: "attributes",
      value: { gap: undefined, direction: "rtl" },
    });
    expect(loose).toEqual({ pieces: 5, board: 0.5, attributes: { rows: 2, direction: "rtl" } });
    expect(Object.keys(loose.attributes)).toEqual(["rows", "direction"]);
    expect(reduceSandbox(loose, { type: "reset" })).toEqual(DEFAULT_LAYOUT_SPEC);
  });

  test("ignores what would be no valid layout", () => {
    for (const value of [0, 41, 2.5, Number.NaN]) {
      expect(reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "pieces", value })).toBe(
        DEFAULT_LAYOUT_SPEC,
      );
    }
    const value = { gap: 1000 };
    expect(reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "attributes", value })).toBe(
      DEFAULT_LAYOUT_SPEC,
    );
  });

  test.each(LAYOUT_PRESETS)("loads the valid preset $id", ({ id, spec }) => {
    expect(layoutSpecSchema.parse(spec)).toEqual(spec);
    const loaded = reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "preset", id });
    expect(loaded).toEqual(spec);
    expect(findPreset(loaded)).toBe(id);
  });

  test("knows that a changed preset is none", () => {
    const changed = reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "pieces", value: 7 });
    expect(findPreset(changed)).toBeUndefined();
  });
});

describe("a space of another kind", () => {
  const space = { kind: "HexGrid", rows: 3, columns: 3 } as const;
  const value = { scaling: "fill", alignment: "top" } as const;

  test("takes away what a grid refuses, and leaves the rest", () => {
    const filled = reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "attributes", value });
    const grid = reduceSandbox(filled, { type: "space", value: space });
    expect(grid).toEqual({ ...DEFAULT_LAYOUT_SPEC, space });
    expect(reduceSandbox(filled, { type: "space", value: { kind: "Stack" } }).attributes).toEqual(
      filled.attributes,
    );
    expect(reduceSandbox(grid, { type: "space", value: undefined })).toEqual(DEFAULT_LAYOUT_SPEC);
  });

  test("pieces are taken out in order, and none is no list", () => {
    const out = reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "taken", value: [3, 1] });
    expect(out.taken).toEqual([1, 3]);
    expect(reduceSandbox(out, { type: "taken", value: [] })).toEqual(DEFAULT_LAYOUT_SPEC);
  });
});

test("what changes nothing gives the same layout, so that there is nothing to undo", () => {
  expect(reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "pieces", value: 6 })).toBe(
    DEFAULT_LAYOUT_SPEC,
  );
  expect(reduceSandbox(DEFAULT_LAYOUT_SPEC, { type: "reset" })).toBe(DEFAULT_LAYOUT_SPEC);
});

test("each attribute starts with a valid layout that sets it", () => {
  for (const name of ATTRIBUTE_NAMES) {
    const spec = ATTRIBUTE_STARTS[name];
    expect(layoutSpecSchema.parse(spec)).toEqual(spec);
    expect(spec.attributes[name], name).toBeDefined();
  }
});

describe("parts of an attribute", () => {
  const cases: readonly [PartedName, AttributeParts, unknown][] = [
    ["gap", { x: 3, y: 3 }, 3],
    ["gap", { x: 3, y: 0 }, { x: 3, y: 0 }],
    ["offsetColumn", { x: 40, y: 0 }, 40],
    ["offsetColumn", { x: 0, y: 0 }, { x: 0, y: 0 }],
    ["offsetRow", { x: 0, y: 40 }, 40],
    ["offsetRow", { x: 40, y: 40 }, { x: 40, y: 40 }],
    ["rows", { min: 2, max: 2 }, 2],
    ["rows", { min: 2 }, { min: 2 }],
    ["columns", { max: 4 }, { max: 4 }],
    ["columns", {}, undefined],
    ["margin", { top: 2, bottom: 2, left: 2, right: 2 }, 2],
    ["margin", { top: 0, bottom: 2, left: 2, right: 2 }, { top: 0, bottom: 2, left: 2, right: 2 }],
    ["size", { width: 3, height: 4 }, { width: 3, height: 4 }],
    ["area", { left: 1, top: 2, width: 3, height: 4 }, { left: 1, top: 2, width: 3, height: 4 }],
  ];

  test.each(cases)("%s %j joins and splits again", (name, parts, value) => {
    const joined = fromParts(name, parts);
    expect(joined[name]).toEqual(value);
    expect(toParts(name, joined[name])).toEqual(parts);
  });
});

test("every attribute has a control, and every control's values are valid", () => {
  const fields = FIELD_GROUPS.flatMap((group) => group.fields);
  expect(fields.map((field) => field.name).sort()).toEqual([...ATTRIBUTE_NAMES].sort());
  for (const field of fields) {
    const ends =
      field.kind === "number"
        ? [field.min, field.max].map((value) => ({ [field.name]: value }))
        : [];
    const choices = field.kind === "choice" ? field.options.map((o) => ({ [field.name]: o })) : [];
    const corners =
      field.kind === "parts"
        ? (["min", "max", "initial"] as const).map((end) =>
            fromParts(field.name, Object.fromEntries(field.parts.map((p) => [p.key, p[end]]))),
          )
        : [];
    for (const attributes of [...ends, ...choices, ...corners]) {
      expect(layoutSpecSchema.safeParse({ pieces: 3, attributes }).success).toBe(true);
    }
  }
  for (const { slots } of SLOT_SETS) {
    expect(layoutSpecSchema.safeParse({ pieces: 3, attributes: { slots } }).success).toBe(true);
  }
});

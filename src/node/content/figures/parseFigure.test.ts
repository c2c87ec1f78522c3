import { describe, expect, test } from "vitest";
import { parseFigure, parseLayoutSpec } from "./parseFigure";
import { ATTRIBUTE_NAMES, DEFAULT_LAYOUT_SPEC } from "../../../shared/layout/layoutSpec";
import { layoutAttributesSchema } from "../../../shared/layout/layoutSpecSchema";

describe("the YAML of a figure", () => {
  test("is one panel, or a list of them", () => {
    const panel = { kind: "SquareGrid", rows: 2, columns: 3 };
    expect(parseFigure("{ kind: SquareGrid, rows: 2, columns: 3 }")).toEqual([panel]);
    expect(parseFigure("panels: [{ kind: SquareGrid, rows: 2, columns: 3 }]")).toEqual([panel]);
  });

  test.each([
    ["kind: Hexes", /"panels\.0\.kind" must be one of SquareGrid, HexGrid, ConnectedSpaceMap/],
    ["{ kind: HexGrid, rows: 2, columns: 2, shape: round }", /"panels\.0\.shape": .*"rhomboid"/],
    ["{ kind: SquareGrid, rows: 2, colums: 2 }", /"panels\.0\.columns".*"colums"/s],
    ["panels: []", /"panels": .*>=1/],
    ["{ kind: [", /no valid YAML/],
  ])("that is faulty names the key and what is valid: %s", (yaml, message) =>
    expect(() => parseFigure(yaml)).toThrow(message),
  );
});

function messageOf(yaml: string): string {
  try {
    parseLayoutSpec(yaml);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("parseLayoutSpec", () => {
  test("reads a figure and fills in the default board", () => {
    const yaml = "pieces: 6\naspectRatio: 0.7\nattributes: { rows: 2, gap: 3 }\n";
    expect(parseLayoutSpec(yaml)).toEqual(DEFAULT_LAYOUT_SPEC);
  });

  test("needs nothing but the number of pieces", () =>
    expect(parseLayoutSpec("pieces: 1")).toEqual({ pieces: 1, board: 1.6, attributes: {} }));

  test.each([
    "rows: 2",
    "rows: { min: 2 }",
    "columns: { max: 3 }",
    "slots: [{ left: 0, top: 0, width: 10, height: 10 }]",
    "size: { width: 10, height: 10 }",
    "aspectRatio: 0.7",
    "scaling: fill",
    "gap: { x: 1, y: 2 }",
    "offsetColumn: -20",
    "offsetRow: { x: 50, y: 75 }",
    "alignment: top left",
    "direction: rtl-btt",
    "limit: 3",
    "maxOverlap: 50",
    "haphazardly: 0.5",
    "margin: { top: 1, bottom: 2, left: 3, right: 4 }",
    "area: { left: 10, top: 10, width: 80, height: 80 }",
  ])("accepts %s", (attribute) =>
    expect(messageOf(`{ pieces: 3, attributes: { ${attribute} } }`)).toBe(""),
  );

  test.each([
    "rows: 0",
    "rows: 1.5",
    "rows: {}",
    "columns: { mni: 2 }",
    "slots: []",
    "gap: .nan",
    "gap: { x: 1 }",
    "offsetRow: .inf",
    "limit: 0",
    "scaling: stretch",
    "area: { left: 0, top: 0, width: 0, height: 10 }",
  ])("refuses %s and names the attribute", (attribute) => {
    const [name = ""] = attribute.split(":");
    expect(messageOf(`{ pieces: 3, attributes: { ${attribute} } }`)).toContain(
      `"attributes.${name}`,
    );
  });

  test("names an unknown attribute, the valid ones and the nearest", () => {
    expect(messageOf("{ pieces: 3, attributes: { alignmnet: top } }")).toMatchInlineSnapshot(
      `"unknown attribute "alignmnet". Valid: alignment, area, aspectRatio, columns, direction, gap, haphazardly, limit, margin, maxOverlap, offsetColumn, offsetRow, rows, scaling, showBoundingBox, size, slots, sticky. Did you mean "alignment"?"`,
    );
  });

  test("names an unknown key", () => {
    expect(messageOf("{ pieces: 3, boards: 2 }")).toMatchInlineSnapshot(
      `"unknown key "boards". Valid: aspectRatio, attributes, board, pieces, space, taken. Did you mean "board"?"`,
    );
  });

  test("names an unknown key inside an attribute", () => {
    const yaml = "{ pieces: 3, attributes: { size: { width: 1, hieght: 2 } } }";
    expect(messageOf(yaml)).toMatchInlineSnapshot(
      `""attributes.size.height" is missing: "attributes.size" must be { width, height } in %. unknown key "hieght" in "attributes.size", which must be { width, height } in %."`,
    );
  });

  test("names value and expectation", () => {
    expect(messageOf("{ pieces: 90, attributes: { rows: many } }")).toMatchInlineSnapshot(
      `""pieces" is 90: the sandbox draws numbers from 1 to 40. "attributes.rows" is "many": it must be a whole number, or { min, max } with at least one of them."`,
    );
    expect(messageOf("attributes: {}")).toMatchInlineSnapshot(
      `""pieces" is missing: it must be a whole number."`,
    );
    expect(messageOf("six cards")).toMatchInlineSnapshot(
      `"a layout must be an object with pieces, aspectRatio, board, space, taken, attributes."`,
    );
  });

  test("says where YAML is broken", () =>
    expect(messageOf("pieces: {")).toMatch(/^this is no valid YAML: .*line/s));

  test("refuses keys that touch prototypes", () => {
    expect(messageOf('{ pieces: 3, "__proto__": { board: 3 } }')).toMatch(/__proto__/);
    expect(messageOf("{ pieces: 3, attributes: { constructor: 1 } }")).toMatch(/constructor/);
  });
});

test("the list of attributes is that of the schema", () =>
  expect([...ATTRIBUTE_NAMES]).toEqual(Object.keys(layoutAttributesSchema.shape)));

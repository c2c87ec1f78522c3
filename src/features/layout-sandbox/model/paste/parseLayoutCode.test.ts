import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layoutCode } from "../../../../shared/layout/layoutCode";
import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "../../../../shared/layout/layoutSpec";
import { ATTRIBUTE_STARTS, LAYOUT_PRESETS } from "../presets";
import { parseLayoutCode } from "./parseLayoutCode";

/** The clock stands still: a busy machine is no reason to give up. */
const parse = (code: string, current: LayoutSpec = DEFAULT_LAYOUT_SPEC) =>
  parseLayoutCode(code, current, () => 0);

test.each<LayoutSpec>([
  ...LAYOUT_PRESETS.map(({ spec }) => spec),
  ...Object.values(ATTRIBUTE_STARTS),
  { pieces: 3, board: 1, attributes: { showBoundingBox: `the "hand" of \\ Ada` } },
])("reads back the layout %j, as the sandbox writes it", (spec) => {
  const current: LayoutSpec = { ...spec, attributes: {} };
  delete current.aspectRatio;
  delete current.space;
  expect(parse(layoutCode(spec), current)).toEqual({ problems: [], spec });
});

describe("reads", () => {
  const slot = { left: 0, top: 0, width: 5, height: 5 };

  test.each<[string, string, LayoutSpec["attributes"]]>([
    [
      "a gap below 0, which lets pieces overlap",
      "table.layout(Card, { rows: 4, columns: 1, gap: { x: 0, y: -10 } })",
      { rows: 4, columns: 1, gap: { x: 0, y: -10 } },
    ],
    ["a call", "hand.layout(Card, { rows: 2 });", { rows: 2 }],
    ["an object alone", "{ rows: 2 }", { rows: 2 }],
    ["an object in brackets", "({ rows: 2 })", { rows: 2 }],
    ["one line of an object", "attributes: { gap: 2, rows: 1 },", { gap: 2, rows: 1 }],
    ["a great many brackets", `${"(".repeat(2000)}{ rows: 2 }${")".repeat(2000)}`, { rows: 2 }],
    ["fields without braces' spaces", "{rows:2,gap:{x:1,y:2}}", { rows: 2, gap: { x: 1, y: 2 } }],
    ["a chain with !", 'game.first("stall")!.layout(Fruit, { rows: 1 })', { rows: 1 }],
    [
      "a first argument with an object",
      "a.layout(b.all(C, { ripe: true }), { gap: 1 })",
      { gap: 1 },
    ],
    ["comments", "hand.layout(Card, { /* one */ rows: 1, // row\n gap: 2 })", { rows: 1, gap: 2 }],
    [
      "trailing commas",
      "{ slots: [{ left: 0, top: 0, width: 5, height: 5, },], }",
      { slots: [slot] },
    ],
    ["signs", "{ offsetColumn: -(2 + 3) * 4, gap: 10 / 4 }", { offsetColumn: -20, gap: 2.5 }],
    ["sums that are not exact in binary", "{ gap: 0.1 + 0.2 }", { gap: 0.3 }],
    ["backquotes and single quotes", "{ 'direction': `ltr` }", { direction: "ltr" }],
    ["double and single quotes", "{ \"alignment\": 'top left' }", { alignment: "top left" }],
    ["casts", '{ direction: "ltr" as const, rows: 1! } as Layout', { direction: "ltr", rows: 1 }],
    ["satisfies", "{ rows: 1 } satisfies Layout", { rows: 1 }],
    ["number separators", "{ gap: 1_0 }", { gap: 10 }],
    ["undefined as absent", "{ gap: undefined, rows: 1 }", { rows: 1 }],
    ["code around it", "// it's\nconst a = <p>Don't</p>;\nb.layout(C, { rows: 3 });", { rows: 3 }],
  ])("%s", (_, code, attributes) =>
    expect(parse(code)).toEqual({ problems: [], spec: { ...DEFAULT_LAYOUT_SPEC, attributes } }),
  );

  test("the pieces' own ratio, and keeps it when the code says nothing", () => {
    const ratio = "a.all(Card).appearance({ aspectRatio: 1.5, render: card => <b/> });";
    const { spec } = parse(`${ratio} a.layout(Card, {})`);
    expect(spec).toEqual({ ...DEFAULT_LAYOUT_SPEC, aspectRatio: 1.5, attributes: {} });
    expect(parse("{ gap: 1 }").spec?.aspectRatio).toBe(0.7);
  });

  test("the space: a grid that is created, and none where layout() is called", () => {
    const code =
      'game.create(HexGrid, "b", { rows: 3, columns: 4, player })\nb.configureLayout({ gap: 1 })';
    const space = { kind: "HexGrid", rows: 3, columns: 4 } as const;
    expect(parse(code).spec?.space).toEqual(space);
    const current = { ...DEFAULT_LAYOUT_SPEC, space };
    expect(parse("b.configureLayout({ gap: 1 })", current).spec?.space).toEqual(space);
    expect(parse("b.layout(Card, { gap: 1 })", current).spec?.space).toBeUndefined();
  });
});

describe("keeps what it can, and says where it could not read", () => {
  test.each<[string, string | RegExp]>([
    [
      "{\n  rows: 1,\n  gap: phone ? 2 : 3,\n}",
      'Line 3, column 8: "phone" is a name whose value only your game knows: write the number or text itself.',
    ],
    ["{ rows: 1, gap }", 'Line 1, column 12: "gap" is a variable: write gap: and its value.'],
    [
      "{ alignmnet: 'top', rows: 1 }",
      /^Line 1, column 3: unknown attribute "alignmnet"\. Valid: alignment, area, .*Did you mean "alignment"\?$/,
    ],
    [
      "{ rows: 1,\n gap: 400 }",
      'Line 2, column 2: "gap" is 400: the sandbox draws numbers from -50 to 50.',
    ],
    ["{ rows: 1, ...rest }", 'Line 1, column 12: expected the name of an attribute, found "...".'],
    ["{ rows: 1, size: { width: w, height: 5 } }", /column 27: "w" is a name/],
    ["{ rows: 1, gap: 'a' + 2 }", /column 12: the value of "gap" can only be calculated/],
    ["{ rows: 1", 'Line 1, column 1: the bracket "{" is never closed.'],
    [
      "a.layout(A, { rows: 1 }); b.layout(B, { rows: 2 })",
      "The code has 2 layouts; only the first was read.",
    ],
    [
      'game.create(SquareGrid, "b", {}); b.configureLayout({ scaling: "fill", rows: 1 })',
      /a SquareGrid refuses "scaling"/,
    ],
  ])("%s", (code, problem) => {
    const { spec, problems } = parse(code);
    expect(spec?.attributes).toEqual({ rows: 1 });
    expect(problems).toEqual([
      typeof problem === "string" ? problem : expect.stringMatching(problem),
    ]);
  });

  test.each(["", "hello", "hand.layout(Card)", "const x = 5;", "hand.layout(Card, attributes)"])(
    "changes nothing when there is nothing to read in %j",
    (code) => {
      expect(parse(code).spec).toBeUndefined();
      expect(parse(code).problems).toHaveLength(1);
    },
  );

  test("touches no prototype", () => {
    const code = '{ rows: 1, "__proto__": { gap: 1 }, constructor: 2 }';
    expect(parse(code).spec?.attributes).toEqual({ rows: 1 });
    expect(parse(code).problems).toHaveLength(2);
  });

  test("never throws and ends, whatever is pasted", () => {
    const signs = '{ } [ ] ( ) , : - " ` ! ... /* // \\'.split(" ");
    const pieces = fc.constantFrom("layout(", "gap", "1", "as", "é", "\n", ...signs);
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(text, (code) => {
        const { spec, problems } = parse(code);
        expect(spec !== undefined || problems.length > 0).toBe(true);
      }),
      { numRuns: 1000, seed: 1 },
    );
    expect(parse("[".repeat(4900)).spec).toBeUndefined();
    expect(parse("{ gap: ".repeat(700)).spec).toBeUndefined();
  });
});

describe("reads only so much", () => {
  const rows = (value: string): string => `{ rows: ${value} }`;

  test.each([
    [
      "21,000 minus signs",
      `${"-".repeat(21_000)}1`,
      /^The code is longer than 20,000 characters: paste/,
    ],
    ["19,000 minus signs", `${"-".repeat(19_000)}1`, /^The code takes too long to read: /],
    ["900 minus signs", `${"-".repeat(900)}1`, /^Line 1, column 209: this is nested too deeply\.$/],
    [
      "2,450 minus signs apart",
      `${"- ".repeat(2450)}1`,
      /column 209: this is nested too deeply\.$/,
    ],
    ["a sum of 1,000 numbers", `${"1+".repeat(999)}1`, /column 9: this is nested too deeply\.$/],
  ])("of %s", (_, value, problem) =>
    expect(parse(rows(value)).problems).toContainEqual(expect.stringMatching(problem)),
  );

  test("of code that could mean so many things that the parser takes too long", () => {
    let now = 0;
    const clock = (): number => (now += 1);
    const { spec, problems } = parseLayoutCode(
      rows("(a=".repeat(1500)),
      DEFAULT_LAYOUT_SPEC,
      clock,
    );
    expect(spec).toBeUndefined();
    expect(problems).toEqual([
      "The code takes too long to read: it is nested deeply or could mean several things. Paste only the call.",
    ]);
  });

  test("and lists only the first 20 problems", () => {
    const { spec, problems } = parse(`{ rows: 1, ${"x: 1, ".repeat(100)}}`);
    expect(spec?.attributes).toEqual({ rows: 1 });
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe("80 more problems follow.");
  });
});

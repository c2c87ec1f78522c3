import { describe, expect, test } from "vitest";
import { formatProblems } from "../problem";
import { overlay } from "./__fixtures__/syntheticToolkit";
import {
  checkOverlay,
  memberOverlay,
  parseOverlay,
  symbolOverlay,
  type Overlay,
  type OverlayNames,
} from "./overlay";

const FILE = "content/api/overlay.yml";
const PAGES = JSON.stringify(overlay().pages);
const SENTENCE = "A sentence of our own that is long enough for a description.";

function check(symbols: Overlay["symbols"], rest: Partial<OverlayNames> = {}, links = {}): string {
  const names: OverlayNames = {
    symbols: new Map([
      ["Board", ["roll", "rows"]],
      ["Die", []],
    ]),
    needSummary: [],
    pages: [],
    isLinkTarget: (name) => name === "Board#roll",
    ...rest,
  };
  const problems = checkOverlay(overlay({ symbols, links }), names, FILE);
  return problems.length === 0 ? "" : formatProblems(problems);
}

describe("parseOverlay", () => {
  test("reads a complete overlay", () => {
    const text = `pages: ${PAGES}\nsymbols:\n  Board: { summary: "${SENTENCE}", members: { roll: { hide: true } } }\nlinks: {}`;
    expect(parseOverlay(text, FILE).problems).toEqual([]);
  });

  test("refuses an unknown field of a symbol", () => {
    const text = `pages: ${PAGES}\nsymbols: { Board: { sumary: x } }\nlinks: {}`;
    const { overlay: parsed, problems } = parseOverlay(text, FILE);
    expect(parsed).toBeUndefined();
    expect(formatProblems(problems)).toContain("sumary");
  });

  test.each(["", "symbols: [", "- a\n- b", "pages: 1"])("refuses %j", (text) => {
    const { overlay: parsed, problems } = parseOverlay(text, FILE);
    expect(parsed).toBeUndefined();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.file).toBe(FILE);
  });
});

describe("checkOverlay", () => {
  test("accepts what exists", () => {
    expect(
      check({ Board: { summary: SENTENCE, members: { roll: {} } } }, { pages: ["Board"] }),
    ).toBe("");
  });

  test("names file, symbol and the nearest name for an unknown symbol", () => {
    expect(check({ Bord: {} })).toMatchInlineSnapshot(`
      "1 problem in the content:

      content/api/overlay.yml: symbol "Bord" does not exist in the toolkit.
        Valid: Board, Die.
        Fix: write "Board" instead of "Bord".
      "
    `);
  });

  test("names the nearest member for an unknown member", () => {
    expect(check({ Board: { members: { rol: {} } } })).toContain('write "roll" instead of "rol"');
  });

  test("asks for a summary where the toolkit says nothing", () => {
    expect(check({}, { needSummary: ["Die"] })).toContain('symbol "Die" has no summary');
  });

  test("measures a summary that is a page's description", () => {
    expect(check({ Die: { summary: "Too short." } }, { pages: ["Die"] })).toContain(
      "has 10 characters",
    );
  });

  test("checks where links lead", () => {
    expect(check({}, {}, { a: "Board#roll", b: "/ui/appearance" })).toBe("");
    expect(check({}, {}, { a: "Bard" })).toContain('link target "Bard" does not exist');
  });

  test("knows nothing about names of Object's own properties", () => {
    expect(symbolOverlay(overlay(), "constructor")).toBeUndefined();
    expect(
      memberOverlay(overlay({ symbols: { Board: { members: {} } } }), "Board", "toString"),
    ).toBeUndefined();
    expect(check({ constructor: {} })).toContain('symbol "constructor" does not exist');
  });
});

import { describe, expect, test } from "vitest";
import { formatProblems, type Problem } from "../../../shared/problem";
import { apiSymbol } from "./__fixtures__/conversion";
import { overlay } from "./__fixtures__/syntheticToolkit";
import { checkLimitSymbols, checkOverlay, type OverlayNames } from "./checkOverlay";
import type { Overlay } from "./overlay";
import type { ApiSymbol } from "./symbols";

const FILE = "content/api/overlay.yml";
const SENTENCE = "A sentence of our own that is long enough for a description.";

const shown = (name: string, rest: Partial<ApiSymbol> = {}): ApiSymbol =>
  apiSymbol(name, { category: "Board", summary: SENTENCE, ...rest });

const ROLL = shown("Board#roll", { owner: "Board", category: "Queries" });

function text(problems: readonly Problem[]): string {
  return problems.length === 0 ? "" : formatProblems(problems);
}

function check(
  symbols: Overlay["symbols"],
  names: Partial<OverlayNames> = {},
  rest: Partial<Overlay> = {},
): string {
  const known: OverlayNames = {
    symbols: new Map([
      ["Board", ["roll", "rows"]],
      ["Die", []],
    ]),
    shown: [],
    pages: [],
    parameters: new Map([["Board#roll", new Set(["options", "options.times"])]]),
    isLinkTarget: (name) => name === "Board#roll",
    hasImportFact: () => true,
    ...names,
  };
  const fieldLine = (path: readonly PropertyKey[]): number => path.length;
  return text(checkOverlay(overlay({ symbols, ...rest }), known, { file: FILE, fieldLine }));
}

test("accepts what exists", () => {
  const roll = { parameters: { "options.times": { default: "`1`" } } };
  expect(
    check(
      { Board: { summary: SENTENCE, members: { roll } } },
      { pages: ["Board"], shown: [shown("Board"), ROLL] },
    ),
  ).toBe("");
});

describe("a name that the toolkit does not have", () => {
  test("is reported with file, line, the nearest names and the fix", () => {
    expect(check({ Bord: {} })).toBe(
      `1 problem in the content:

content/api/overlay.yml:2: symbol "Bord" does not exist in the toolkit.
  Valid: Board, Die.
  Fix: write "Board" instead of "Bord".
`,
    );
  });

  test("may be a member", () => {
    expect(check({ Board: { members: { rol: {} } } })).toContain(
      'overlay.yml:4: member of "Board" "rol" does not exist in the toolkit.\n  Valid: roll, rows.\n' +
        '  Fix: write "roll" instead of "rol".',
    );
  });

  test("may be a parameter, or the type it takes its properties from", () => {
    const parameters = { "options.time": {}, options: { propertiesOf: "Boardsize" } };
    const message = check({ Board: { members: { roll: { parameters } } } });
    expect(message).toContain(
      'overlay.yml:6: parameter of "Board#roll" "options.time" does not exist in the toolkit.\n' +
        "  Valid: options, options.times.\n" +
        '  Fix: write "options.times" instead of "options.time".',
    );
    expect(message).toContain('type "Boardsize" does not exist in the toolkit.');
  });

  test("may be where a link leads", () => {
    expect(check({}, {}, { links: { a: "Board#roll", b: "/ui/appearance" } })).toBe("");
    expect(check({}, {}, { links: { a: "Bard" } })).toContain('link target "Bard" does not exist');
  });

  test("may be one of Object's own", () =>
    expect(check({ constructor: {} })).toContain('symbol "constructor" does not exist'));

  test("may be that of a limit", () => {
    const limit = { id: "D1", title: "Broken", happens: "It breaks.", instead: "Wait." };
    const limits = [
      { ...limit, symbols: ["Board#roll"] },
      { ...limit, id: "D2", symbols: ["Board", "Board#rol"] },
    ];
    const problems = checkLimitSymbols(limits, [shown("Board"), ROLL], {
      file: "content/api/limits.yml",
      fieldLine: ([index]) => Number(index) + 10,
    });
    expect(text(problems)).toBe(
      `1 problem in the content:

content/api/limits.yml:11: limit D2 concerns something unknown: "Board#rol" does not exist in the toolkit.
  Valid: Board, Board#roll.
  Fix: write "Board#roll" instead of "Board#rol".
`,
    );
  });
});

describe("a category", () => {
  test("must be declared, wherever it comes from", () => {
    const names = { shown: [shown("Die", { category: "Dice" })] };
    expect(check({}, names)).toContain(
      'category "Dice" of "Die" is not declared.\n  Valid: Board, Engine, Flow.\n' +
        "  Fix: use one of these, or add it to categories.symbols in its place.",
    );
  });

  test("is needed by every member of a page", () => {
    const bare = { ...ROLL };
    delete bare.category;
    const names = { shown: [bare] };
    expect(check({ Board: { summary: SENTENCE } }, { ...names, pages: ["Board"] })).toContain(
      '"Board#roll" has no category.\n  Valid: Queries, Structure.\n' +
        "  Fix: add symbols.Board.members.roll.category.",
    );
    expect(check({}, names)).toBe("");
  });
});

test("what nobody explains is reported", () => {
  const names = { shown: [shown("Die", { summary: "" }), { ...ROLL, summary: "" }] };
  const message = check({}, names);
  expect(message).toContain('"Die" has no summary, and the toolkit has no comment for it.');
  expect(message).toContain("Fix: add symbols.Board.members.roll.summary");
});

test("what cannot be imported must say what to do instead", () => {
  const names = {
    shown: [shown("Board"), shown("Die"), ROLL],
    hasImportFact: (name: string) => name === "Board",
  };
  const message = check({}, names);
  expect(message).toContain("1 problem");
  expect(message).toContain('"Die" cannot be imported, and nothing says what to do instead.');
});

test("a summary that is a page's description has its length measured", () => {
  expect(check({ Die: { summary: "Too short." } }, { pages: ["Die"] })).toContain(
    "has 10 characters",
  );
});

test("an entry about what is hidden is reported, because nobody would see it", () => {
  const rows = { hide: "Only the engine uses it.", summary: SENTENCE };
  expect(check({ Board: { members: { rows } } })).toContain(
    '"Board#rows" is hidden and has "summary".',
  );
});

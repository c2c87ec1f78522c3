import { describe, expect, test } from "vitest";
import { knownLimitSchema, pageFrontmatterSchema, parseFields, sectionSchema } from "./frontmatter";
import { formatProblem } from "../../../shared/problem";

const PAGE = {
  title: "Actions",
  description: "What a player may do, and which choices an action asks for, in one sentence.",
  order: 3,
};
const SECTION = {
  label: "Building a game",
  position: 2,
  description: "The rules of a game in TypeScript, from board to players.",
};
const LIMIT = {
  id: "D7",
  title: "Something is broken",
  happens: "It does not work.",
  instead: "Do another thing.",
  symbols: ["Game"],
};

type Changes = Readonly<Record<string, unknown>>;
const parsePage = (changes: Changes) =>
  parseFields(pageFrontmatterSchema, { ...PAGE, ...changes }, "a.mdx");
const parseSection = (changes: Changes) =>
  parseFields(sectionSchema, { ...SECTION, ...changes }, "s.yml");
const parseLimit = (changes: Changes) =>
  parseFields(knownLimitSchema, { ...LIMIT, ...changes }, "l.yml");

const FIX = "docs/authoring/fields.md says what each field is for.";

describe("the front matter of a page", () => {
  test("needs title, description and order, and is no draft unless it says so", () => {
    const { fields, problems } = parsePage({});
    expect(problems).toEqual([]);
    expect(fields).toMatchObject({ ...PAGE, draft: false });
  });

  test.each(["title", "description", "order"])("names a missing %s", (field) => {
    const { fields, problems } = parsePage({ [field]: undefined });
    expect(fields).toBeUndefined();
    expect(problems.map(formatProblem)).toEqual([
      `a.mdx: field "${field}" is missing.\n  Fix: give "${field}" a valid value; ${FIX}`,
    ]);
  });

  test("names three missing fields of an empty front matter, all at once", () =>
    expect(parseFields(pageFrontmatterSchema, null, "a.mdx").problems).toHaveLength(3));

  test.each([
    ["title", "A"],
    ["title", "   "],
    ["title", "x".repeat(61)],
    ["title", 7],
    ["title", null],
    ["description", "Too short."],
    ["description", "x".repeat(161)],
    ["order", "three"],
    ["order", Number.NaN],
    ["sidebarLabel", "A"],
    ["sidebarLabel", "x".repeat(41)],
    ["draft", "yes"],
  ])("refuses %s: %j and shows the value", (field, value) => {
    const { fields, problems } = parsePage({ [field]: value });
    expect(fields).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]?.what).toContain(`field "${field}" is ${JSON.stringify(value)}: `);
  });

  test.each(["/", "/game/actions", "/cookbook/best_practices", "/a-1"])("accepts slug %s", (slug) =>
    expect(parsePage({ slug }).fields?.slug).toBe(slug),
  );

  test.each([
    "game",
    "/game/",
    "//game",
    "/Game",
    "/a b",
    "/a#b",
    "/a?b",
    "/a%20b",
    "/🎲",
    "/a.html",
  ])("refuses slug %s and says what a route looks like", (slug) => {
    const { problems } = parsePage({ slug });
    expect(problems.map(({ what }) => what)).toEqual([
      `field "slug" is "${slug}": a route such as /game/actions, without a trailing slash.`,
    ]);
  });

  test("says which form a former address has", () => {
    const { problems } = parsePage({ formerly: ["game/flow"], formerAnchors: { "a b": "c" } });
    expect(problems[0]?.what).toMatch(/^field "formerly\.0" is "game\/flow": a route such/);
    expect(problems[1]?.what).toMatch(
      /^field "formerAnchors\.a b" is "c": expected the name of the field to be an anchor such as loops/,
    );
  });

  test.each(["Site-content", "/game/flow#Tab-1-1", "gatsby-announcer"])(
    "refuses the former anchor %s, which an element of the site has",
    (anchor) => {
      const { problems } = parsePage({ formerAnchors: { [anchor]: "c" } });
      expect(problems.map(({ what }) => what)).toEqual([
        `field "formerAnchors.${anchor}" is "c": expected the name of the field to be an anchor that is no id of the site's own elements.`,
      ]);
    },
  );

  test("names an unknown field, the known ones and the nearest", () => {
    const { problems } = parsePage({ slgu: "/" });
    expect(problems.map(formatProblem)).toEqual([
      'a.mdx: unknown field "slgu".\n' +
        `  Valid: ${Object.keys(pageFrontmatterSchema.shape).sort().join(", ")}.\n` +
        '  Fix: write "slug" instead of "slgu".',
    ]);
  });

  test("asks to remove an unknown field that is like no other", () => {
    const { problems } = parsePage({ keywords: [] });
    expect(problems[0]?.fix).toBe('remove "keywords".');
  });

  test.each([["hello"], [["title"]], [3]])("refuses %j, which is no list of fields", (data) => {
    const { problems } = parseFields(pageFrontmatterSchema, data, "a.mdx");
    expect(problems.map(({ what }) => what)).toEqual([
      `${JSON.stringify(data)} is no list of fields.`,
    ]);
  });

  test("adds the line of the field when the source knows it", () => {
    const fieldLine = (path: readonly PropertyKey[]) => (path[0] === "titel" ? 2 : 7);
    const { problems } = parseFields(
      pageFrontmatterSchema,
      { ...PAGE, titel: "x", order: "x" },
      { file: "a.mdx", fieldLine },
    );
    expect(problems.map(({ line }) => line).sort()).toEqual([2, 7]);
  });
});

describe("the fields of a section", () => {
  test("are accepted with and without an index", () => {
    expect(parseSection({}).problems).toEqual([]);
    const index = "/category/building-a-game";
    expect(parseSection({ index }).problems).toEqual([]);
  });

  test.each(["/building", "/category/", "/category/a/b", "category/a"])(
    "refuse index %s",
    (index) => {
      const { problems } = parseSection({ index });
      expect(problems.map(({ what }) => what)).toEqual([
        `field "index" is "${index}": a route under /category/.`,
      ]);
    },
  );

  test.each(["label", "description"])("refuse a blank %s", (field) =>
    expect(parseSection({ [field]: " ".repeat(35) }).problems).toHaveLength(1),
  );

  test("name a page and a game in every step", () => {
    const text = "Put the actions into turns and rounds.";
    const step = { title: "Order", text, page: "/game/flow", example: "/examples/pairs" };
    const check = (fields: object) => parseSection({ steps: [fields] }).problems;
    expect(check(step)).toEqual([]);
    expect(check({ ...step, page: "flow" })[0]?.what).toBe(
      'field "steps.0.page" is "flow": a route such as /game/flow.',
    );
    expect(check({ title: "Order", text, page: "/game/flow" })[0]?.what).toBe(
      'field "steps.0.example" is missing.',
    );
  });
});

describe("the fields of a known limit", () => {
  test("are accepted", () => expect(parseLimit({}).problems).toEqual([]));

  test.each(["7", "d7", "D", "D7a"])("refuse id %s", (id) => {
    const { problems } = parseLimit({ id });
    expect(problems.map(({ what }) => what)).toEqual([`field "id" is "${id}": an id such as D7.`]);
  });

  test("say since when as a version, or that the oldest tried one has it", () => {
    for (const since of ["0.2.14", "0.2.1 or earlier"]) {
      expect(parseLimit({ since }).problems).toEqual([]);
    }
    expect(parseLimit({ since: "0.2" }).problems[0]?.what).toMatch(
      /^field "since" is "0\.2": a version of \/versions such as 0\.2\.14, or "0\.2\.1 or earlier"/,
    );
  });

  test("name a symbol, or pages that describe the limit", () => {
    expect(parseLimit({ symbols: [] }).problems[0]?.what).toMatch(
      /^field "symbols" is \[\]: at least one symbol/,
    );
    expect(parseLimit({ symbols: [], pages: ["/game/flow"] }).problems).toEqual([]);
  });

  test("name the place of a wrong entry of a list", () => {
    const { problems } = parseLimit({ symbols: ["A", 1] });
    expect(problems[0]?.what).toMatch(/^field "symbols\.1" is 1: /);
  });
});

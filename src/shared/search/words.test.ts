import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import lunr from "lunr";
import { describe, expect, test } from "vitest";
import { STOP_WORDS } from "./stopWords";
import { toWords } from "./words";

describe("the words of a query", () => {
  test.each([
    ["Follow-Up actions", ["follow", "up", "actions"]],
    ["a:b", ["b"]],
    ["std::vector", ["std", "vector"]],
    ["useState:", ["usestate"]],
    ["http://x", ["http", "x"]],
    ["--help +must ~near ^2", ["help", "near", "2"]],
    ["foo~99", ["foo", "99"]],
    ["*a*b", ["b"]],
    ["$ _id", ["$", "_id"]],
    ["count(*) [x] \\d", ["count", "x", "d"]],
    ["日本語 ÄÖ", ["日本語", "äö"]],
    ["<img src=x onerror=…>", ["img", "src", "x", "onerror"]],
    ["__proto__ constructor hasOwnProperty", ["__proto__", "constructor", "hasownproperty"]],
    ["a player's turn", ["player", "turn"]],
    ["the player’s", ["player"]],
  ])("%j are %j", (query, words) => {
    expect(toWords(query)).toEqual(words);
  });

  test.each(["", "   ", "*", "**", "+-", "~", "^", ":", "[](){}", "…", "\u0000", "\uD800", "👍🏽"])(
    "%j are none",
    (query) => {
      expect(toWords(query)).toEqual([]);
    },
  );

  test("are the same however an accent is encoded", () => {
    expect(toWords("Cafe\u0301")).toEqual(toWords("Caf\u00E9"));
  });

  test("are at most eight, of at most forty characters, from the first 200", () => {
    expect(toWords("x1 ".repeat(500))).toHaveLength(8);
    expect(toWords("y".repeat(10_000))).toEqual(["y".repeat(40)]);
    expect(toWords(`${" ".repeat(200)}z`)).toEqual([]);
  });

  test("are never cut inside of a character", () => {
    expect(toWords("𝒶".repeat(60))).toEqual(["𝒶".repeat(40)]);
    expect(toWords(`${"a ".repeat(99)}b𝒶`)).toEqual(["b"]);
  });

  test("leave out what the index leaves out, unless there is nothing else", () => {
    expect(toWords("How do I end the game when all have passed?")).toEqual([
      "end",
      "game",
      "passed",
    ]);
    expect(toWords("do")).toEqual(["do"]);
    expect(toWords("if else")).toEqual(["if", "else"]);
  });

  test("leave words out before they count to eight", () => {
    expect(toWords("of the and for with by to in needle")).toEqual(["needle"]);
  });
});

describe("the words left out", () => {
  const isLeftOut = (word: string): boolean =>
    // Lunr's types promise a token, but a stop word gives undefined.
    (lunr.stopWordFilter(new lunr.Token(word, {})) as lunr.Token | undefined) === undefined;

  test("are those of lunr's index", () => {
    expect([...STOP_WORDS].filter((word) => !isLeftOut(word))).toEqual([]);
  });

  test("are all of them", () => {
    // Lunr does not export its list, so it is read from the source.
    const source = readFileSync(createRequire(import.meta.url).resolve("lunr"), "utf8");
    const [, list = ""] = /lunr\.stopWordFilter = .*\(\[([^\]]*)\]\)/.exec(source) ?? [];
    const words = [...list.matchAll(/'([a-z]+)'/g)].map(([, word = ""]) => word);
    expect(words).toContain("neither");
    expect([...STOP_WORDS].sort()).toEqual(words.sort());
  });
});

/** Three alphabets. */
const ALPHABETS = {
  "any unicode": fc.string({ unit: "binary", maxLength: 300 }),
  printable: fc.string({ unit: "grapheme", maxLength: 300 }),
  "lunr's operators": fc.string({
    unit: fc.constantFrom(
      ..."~^:+-*\\ \t".split(""),
      "9",
      "x",
      "title",
      "foo",
      "99",
      "é",
      "__proto__",
    ),
    maxLength: 120,
  }),
};

describe("of any string", () => {
  test.each(Object.entries(ALPHABETS))(
    "made of %s are clean, few and short",
    (_name, strings) => {
      fc.assert(
        fc.property(strings, (query) => {
          const words = toWords(query);
          expect(words.length).toBeLessThanOrEqual(8);
          for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}_$]{1,40}$/u);
        }),
        { numRuns: 6_667 },
      );
    },
    60_000,
  );
});

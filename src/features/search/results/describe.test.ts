import { expect, test } from "vitest";
import type { SearchAnswer, SearchScope } from "../../../shared/search/answer";
import { describeSearch, quote } from "./describe";

const counts = { all: 12, guides: 1, api: 11, games: 0 };
const answer: SearchAnswer = { hits: [], counts, isNear: false, words: [] };

test.each<[SearchScope, string]>([
  ["all", "12 results"],
  ["guides", "1 result in Guides"],
  ["games", "No results for “a” in Games."],
])("says how many results there are in %s", (scope, said) => {
  const state = { kind: "ready", answer: () => answer } as const;
  const asked = { text: "a", scope, isAsking: true, state, answer, words: [], groups: [] };
  expect(describeSearch(asked)).toBe(said);
});

test("repeats the beginning of a long query without cutting a character in half", () =>
  expect(quote("🎲".repeat(70))).toBe(`“${"🎲".repeat(60)}…”`));

test("shows what is hidden in a query, which a link may hold, as signs", () =>
  expect(quote("a\u202eb\u200b")).toBe("“a\ufffdb\ufffd”"));

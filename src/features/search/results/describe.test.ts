import { expect, test } from "vitest";
import type { SearchAnswer } from "../../../shared/search/answer";
import type { SearchState } from "../load/useSearch";
import { describeSearch, quote } from "./describe";

const counts = { all: 12, guides: 1, api: 11, games: 0 };
const answer: SearchAnswer = { hits: [], counts, words: [] };
const ready: SearchState = { kind: "ready", answer: () => answer };

test("says how many results there are, and where", () => {
  expect(describeSearch(ready, { text: "a", scope: "all", answer })).toBe("12 results");
  expect(describeSearch(ready, { text: "a", scope: "guides", answer })).toBe("1 result in Guides");
  expect(describeSearch(ready, { text: "a", scope: "games", answer })).toBe(
    "No results for “a” in Games.",
  );
});

test("says what the results are for when a typo was corrected", () => {
  const corrected = { ...answer, corrected: [{ from: "adjacancy", to: "adjacency" }] };
  expect(describeSearch(ready, { text: "adjacancy", scope: "all", answer: corrected })).toBe(
    "Shown for “adjacency”, because “adjacancy” occurs nowhere. 12 results",
  );
});

test("says why the search did not load", () => {
  const state: SearchState = { kind: "failed", failure: "timeout" };
  expect(describeSearch(state, { text: "a", scope: "all", answer: undefined })).toBe(
    "Search could not load. The index did not arrive within 10 seconds.",
  );
});

test("repeats the beginning of a long query without cutting a character in half", () => {
  expect(quote("🎲".repeat(70))).toBe(`“${"🎲".repeat(60)}…”`);
});

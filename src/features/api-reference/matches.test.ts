import { expect, test } from "vitest";
import { hasWords, markName, markSummary } from "./matches";

const ENTRY = { name: "putInto", summary: "Moves it to another space." };

test.each([
  [[], true],
  [["into"], true],
  [["move"], true],
  [["oves"], false],
  [["into", "space"], true],
  [["into", "card"], false],
  [["a"], false],
  [["p"], true],
])("%j leaves it: %s", (words, shown) => expect(hasWords(ENTRY, words)).toBe(shown));

test("what is found can be marked", () => {
  expect(markName("putInto", ["into"]).filter(({ match }) => match)).toEqual([
    { text: "Into", match: true },
  ]);
  expect(markSummary("A card.", ["a"]).some(({ match }) => match)).toBe(false);
});

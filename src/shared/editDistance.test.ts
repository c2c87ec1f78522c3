import { describe, expect, test } from "vitest";
import { editDistance } from "./editDistance";

describe("the edits between two words", () => {
  test.each([
    ["", "", 0],
    ["", "abc", 3],
    ["deck", "deck", 0],
    ["deck", "dek", 1],
    ["deck", "decks", 1],
    ["deck", "dock", 1],
    ["layout", "layuot", 1],
    ["adjacency", "adjacancy", 1],
    ["settings", "settign", 2],
    ["kitten", "sitting", 3],
  ])("%j and %j: %d", (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
    expect(editDistance(to, from)).toBe(edits);
  });

  test("are counted up to the limit", () => {
    expect(editDistance("settings", "settign", 2)).toBe(2);
    expect(editDistance("settings", "settign", 1)).toBe(Infinity);
    expect(editDistance("a", "abcd", 2)).toBe(Infinity);
  });
});

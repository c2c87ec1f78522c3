import { describe, expect, test } from "vitest";
import { countSlips, openTypos } from "./typos";

describe("slips between two words", () => {
  test.each([
    ["deck", "deck", 0],
    ["deck", "dek", 1],
    ["deck", "decks", 1],
    ["deck", "dock", 1],
    ["layout", "layuot", 1],
    ["adjacency", "adjacancy", 1],
    ["settings", "settign", 2],
    ["deck", "card", Infinity],
    ["a", "abcd", Infinity],
    ["", "", 0],
  ])("%s and %s: %d", (from, to, slips) => {
    expect(countSlips(from, to, 2)).toBe(slips);
    expect(countSlips(to, from, 2)).toBe(slips);
  });

  test("are counted no further than asked", () =>
    expect(countSlips("settings", "settign", 1)).toBe(Infinity));
});

describe("the nearest words", () => {
  const nearest = openTypos(["layout", "layouts", "player", "prayer"]);

  test("are those with the fewest slips", () => {
    expect(nearest("layuot", 2)).toEqual(["layout"]);
    expect(nearest("pnayer", 2)).toEqual(["player", "prayer"]);
  });

  test("are none when all are too far", () => expect(nearest("winner", 2)).toEqual([]));
});

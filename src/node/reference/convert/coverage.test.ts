import { expect, test } from "vitest";
import { apiSymbol } from "./__fixtures__/conversion";
import { measureCoverage } from "./coverage";

const SYMBOLS = [
  apiSymbol("Game", { hasComment: true, summary: "A game." }),
  apiSymbol("Game#all", { owner: "Game", hasComment: true, hasExample: true }),
  apiSymbol("loop", { exported: false, hasExample: true }),
  apiSymbol("times", { summary: "Our words." }),
  apiSymbol("colors", { hasExample: true }),
];

test("counts the exported symbols and not their members; a class is used by its members", () => {
  const coverage = measureCoverage(SYMBOLS, new Map([["Game#all", []]]), new Map([["colors", []]]));
  expect(coverage).toMatchObject({
    exported: 3,
    withComment: 1,
    withSummary: 2,
    withExample: 1,
    usedInGuides: 1,
    playedInGames: 1,
    unused: [{ name: "times" }, { name: "colors" }],
    unexplained: [{ name: "colors" }],
    withoutExample: [{ name: "Game" }, { name: "times" }],
    unplayed: [{ name: "Game" }, { name: "times" }],
  });
});

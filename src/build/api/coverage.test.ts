import { expect, test } from "vitest";
import { describeCoverage, measureCoverage } from "./coverage";
import type { ApiSymbol } from "./symbols";

const symbol = (name: string, facts: Partial<ApiSymbol> = {}): ApiSymbol => ({
  name,
  url: `/api/modules#${name}`,
  kind: "function",
  summary: "",
  signature: "",
  exported: true,
  hasComment: false,
  hasExample: false,
  ...facts,
});

const SYMBOLS = [
  symbol("Game", { hasComment: true, summary: "A game." }),
  symbol("Game#all", { owner: "Game", hasComment: true, hasExample: true }),
  symbol("loop", { exported: false, hasExample: true }),
  symbol("times", { summary: "Our words." }),
  symbol("colors", { hasExample: true }),
];

test("counts the exported symbols and not their members; a class is used by its members", () => {
  const coverage = measureCoverage(SYMBOLS, new Map([["Game#all", []]]), new Map([["colors", []]]));
  expect(coverage).toEqual({
    exported: 3,
    withComment: 1,
    withSummary: 2,
    withExample: 1,
    usedInGuides: 1,
    playedInGames: 1,
    unused: ["times", "colors"],
    unexplained: ["colors"],
    withoutExample: ["Game", "times"],
    unplayed: ["Game", "times"],
  });
  expect(describeCoverage(coverage)).toMatch(
    /1 of 3 used in a guide.*in no guide: times, colors\.$/,
  );
});

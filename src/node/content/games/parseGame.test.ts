import { expect, test } from "vitest";
import { parseGameFacts } from "./parseGame";

const facts = {
  title: "Nim",
  tagline: "Take one or two matches and be the one who takes the last.",
  number: "E99",
  players: { min: 2, max: 3, default: 2 },
  mechanisms: ["subtraction"],
  settings: { matches: 3 },
  seed: "s",
};

test("sound facts are parsed", () =>
  expect(parseGameFacts(facts, "game.json")).toEqual({ facts, problems: [] }));

test.each([
  ["an unknown field", { titel: "Nim" }, 'unknown field "titel".'],
  ["a tagline without its full stop", { tagline: "Take one or two matches" }, '"tagline"'],
  ["more players at least than at most", { players: { min: 3, max: 2, default: 2 } }, "min of 3"],
  ["a default out of range", { players: { min: 2, max: 3, default: 4 } }, '"players.default" is 4'],
])("%s becomes a problem", (_, change, what) => {
  const { problems } = parseGameFacts({ ...facts, ...change }, "game.json");
  expect(problems[0]?.what).toContain(what);
  expect(problems[0]?.fix).toBeDefined();
});

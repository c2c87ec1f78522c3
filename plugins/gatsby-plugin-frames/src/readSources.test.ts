import { expect, test } from "vitest";
import { parseGameSource } from "../../../src/lib/play/gameSource";
import { parseStarter } from "../../../src/lib/share/starter";
import { readSources } from "./readSources";
import { readStarter } from "./readStarter";

test("every game has its sources, without marks of regions, as the page reads them", () => {
  const sources = readSources("content/games");
  expect(sources.length).toBeGreaterThanOrEqual(13);
  for (const source of sources) {
    expect(parseGameSource(JSON.parse(JSON.stringify(source)))).toEqual(source);
    expect(source.files["game.ts"]).not.toMatch(/\/\/ (?:end)?region/);
    expect(source.files["style.css"].endsWith("}\n")).toBe(true);
  }
});

test("the guides print every file of a project", () => {
  const starter = readStarter("content/introduction");
  expect(parseStarter(JSON.parse(JSON.stringify(starter)))).toEqual(starter);
  expect(starter["game.json"]).toContain("build/game/game-interface.js");
});

import { expect, test } from "vitest";
import { parseGameSource } from "../../shared/contracts/gameSource";
import { parseStarter } from "../../shared/project/starter";
import { listGameIds } from "../content/source/games";
import { readSource } from "./readSources";
import { readStarter } from "./readStarter";

test("every game has its sources, without marks of regions, as the page reads them", () => {
  const folder = "content/games";
  const games = listGameIds(folder);
  const sources = games.map((name) => readSource(`${folder}/${name}`));
  expect(games).not.toEqual([]);
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

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseGameFacts } from "../../../src/build/games/parseGameFacts";
import { withoutRegions } from "../../../src/build/games/regions";
import {
  GAME_FILES,
  type GameSource,
  type GameTexts,
} from "../../../src/shared/contracts/gameSource";
import { formatProblems } from "../../../src/shared/problem";

/** Version of the installed toolkit. */
export function toolkitVersion(): string {
  const file = path.resolve("node_modules/@boardzilla/core/package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** Reads what a reader may edit of a game; throws an Error that names the file and the problem. */
export function readSource(folder: string): GameSource {
  const id = path.basename(folder);
  const read = (name: string): string => readFileSync(path.join(folder, name), "utf8");
  const { facts, problems } = parseGameFacts(JSON.parse(read("game.json")), `${id}/game.json`);
  if (!facts) throw new Error(formatProblems(problems));
  const texts = GAME_FILES.map((name) => [name, `${withoutRegions(read(name))}\n`] as const);
  return {
    id,
    toolkit: toolkitVersion(),
    title: facts.title,
    tagline: facts.tagline,
    players: facts.players,
    files: Object.fromEntries(texts) as GameTexts,
  };
}

/** Reads the sources of every game of a folder, by name. */
export function readSources(folder: string): GameSource[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, "game.json")))
    .sort()
    .map((name) => readSource(path.join(folder, name)));
}

import path from "node:path";
import { readText } from "../files/readText";
import { parseGameFacts } from "../content/games/parseGame";
import { withoutRegions } from "../content/games/regions";
import { GAME_FILES, type GameSource, type GameTexts } from "../../shared/contracts/gameSource";
import { formatProblems } from "../../shared/problem";
import { readToolkitVersion } from "../files/installedVersion";

/** Reads what a reader may edit of a game; throws an Error that names the file and the problem. */
export function readSource(folder: string): GameSource {
  const id = path.basename(folder);
  const read = (name: string): string => readText(path.join(folder, name));
  const { facts, problems } = parseGameFacts(JSON.parse(read("game.json")), `${id}/game.json`);
  if (!facts) throw new Error(formatProblems(problems));
  const texts = GAME_FILES.map((name) => [name, `${withoutRegions(read(name))}\n`] as const);
  const { title, tagline, players } = facts;
  const files = Object.fromEntries(texts) as GameTexts;
  return { id, toolkit: readToolkitVersion(), title, tagline, players, files };
}

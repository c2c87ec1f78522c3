import path from "node:path";
import { transform } from "esbuild";
import { readText } from "../files/readText";
import { parseGameFacts, parseRecording } from "../content/games/parseGame";
import { readForms } from "../content/games/readForms";
import { listGameIds } from "../content/source/games";
import type { GameBundle } from "../../shared/contracts/gameBundle";
import { formatProblems } from "../../shared/problem";

/**
 * Compiles one file of a game for the play frame, which provides its modules. A field without a value stays a
 * mere declaration, as under the compiler settings of the toolkit's templates.
 */
export async function compileForFrame(source: string, loader: "ts" | "tsx"): Promise<string> {
  const { code } = await transform(source, {
    loader,
    format: "cjs",
    target: "es2020",
    jsx: "automatic",
    charset: "ascii",
    tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
  });
  return code;
}

/** Compiles the game of a folder; throws an Error that names the file and the problem. */
export async function bundleGame(folder: string): Promise<GameBundle> {
  const id = path.basename(folder);
  const read = (name: string): string => readText(path.join(folder, name));
  const { facts, problems } = parseGameFacts(JSON.parse(read("game.json")), `${id}/game.json`);
  const moves = parseRecording(JSON.parse(read("moves.json")), `${id}/moves.json`);
  const lobby = readForms(read("ui.tsx"), `${id}/ui.tsx`);
  const all = [...problems, ...moves.problems, ...lobby.problems];
  if (!facts || !moves.recording || all.length > 0) throw new Error(formatProblems(all));
  const { title, players, settings, seed, texts } = facts;
  return {
    id,
    facts: { title, players, settings, seed, ...(texts && { texts }) },
    forms: lobby.forms,
    recording: moves.recording,
    modules: {
      "./game": await compileForFrame(read("game.ts"), "ts"),
      "./ui": await compileForFrame(read("ui.tsx"), "tsx"),
    },
    style: read("style.css"),
  };
}

/** Compiles every game of a folder, by name. */
export async function bundleGames(folder: string): Promise<GameBundle[]> {
  return Promise.all(listGameIds(folder).map((id) => bundleGame(path.join(folder, id))));
}

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { readText } from "../../src/node/files/readText";
import { openMoves } from "../../src/frame/games/openMoves";
import type { GameEngine } from "../../src/shared/games/engine";
import { parseGameFacts } from "../../src/node/content/games/parseGame";
import type { GameFacts } from "../../src/shared/contracts/gameFacts";
import { seatView } from "../../src/shared/games/match";
import type { OpenMoves } from "../../src/shared/games/randomPlay";
import { formatProblems } from "../../src/shared/problem";
import { ROOT } from "../runProgram";
import { TOOLKIT } from "../../src/shared/toolkit";

/** The folder of the example games. */
const GAMES = path.join(ROOT, "content/games");

/** A game that can be played in Node. */
interface LoadedGame {
  readonly id: string;
  readonly folder: string;
  readonly facts: GameFacts;
  readonly engine: GameEngine;
  readonly openMoves: OpenMoves;
}

/** Path of a game's folder; throws with the known ids when it does not exist. */
export function findGame(id: string | undefined): string {
  const folder = path.join(GAMES, id ?? "");
  if (id !== undefined && existsSync(path.join(folder, "game.ts"))) return folder;
  const ids = readdirSync(GAMES).filter((name) => existsSync(path.join(GAMES, name, "game.ts")));
  throw new Error(`There is no game "${id ?? ""}". Games: ${ids.join(", ")}.`);
}

/** Checks and returns a game's `game.json`. */
function readFacts(folder: string): GameFacts {
  const file = path.join(folder, "game.json");
  const data: unknown = JSON.parse(readText(file));
  const { facts, problems } = parseGameFacts(data, path.relative(ROOT, file));
  if (!facts) throw new Error(formatProblems(problems));
  return facts;
}

/** Bundles the rules in a folder and the toolkit, without styles and sounds, and loads the bundle. */
export async function loadRules(
  folder: string,
): Promise<{ setup: (state: never) => object; engine: GameEngine }> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import setup from "./game"; import { createInterface } from "${TOOLKIT}";
        export { setup }; export const engine = createInterface(setup);`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    // The toolkit looks classes up by their names.
    keepNames: true,
    loader: { ".css": "empty", ".jpg": "empty", ".ogg": "empty" },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: "error",
  });
  const temporary = mkdtempSync(path.join(tmpdir(), "game-"));
  const file = path.join(temporary, "rules.mjs");
  writeFileSync(file, outputFiles[0]?.contents ?? "");
  try {
    return (await import(pathToFileURL(file).href)) as Awaited<ReturnType<typeof loadRules>>;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

/** Loads a game by its id. The toolkit's log of every step is silent from then on. */
export async function loadGame(id: string | undefined): Promise<LoadedGame> {
  const folder = findGame(id);
  const facts = readFacts(folder);
  const { setup, engine } = await loadRules(folder);
  console.debug = () => undefined;
  const texts = facts.texts ?? {};
  const open: OpenMoves = (update, seat) =>
    openMoves(setup, seatView(update, seat), { seat, texts });
  return { id: path.basename(folder), folder, facts, engine, openMoves: open };
}

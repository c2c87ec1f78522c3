import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { findRegions, type Region } from "../../games/regions";

/** A file of an example game, such as `garden-row/game.ts`. */
const GAME_FILE = /^[a-z0-9-]+\/[\w.-]+\.tsx?$/;

function readFile(contentPath: string, file: string): string | undefined {
  const target = path.join(contentPath, "games", file);
  return GAME_FILE.test(file) && existsSync(target) ? readText(target) : undefined;
}

/** The regions of a file below `content/games`; `undefined` when there is no such file. */
export function listRegions(contentPath: string, file: string): readonly Region[] | undefined {
  const source = readFile(contentPath, file);
  return source === undefined ? undefined : findRegions(source).regions;
}

/** The files below `content/games` that have regions, such as `garden-row/game.ts`, by name. */
export function listQuotableFiles(contentPath: string): string[] {
  const folder = path.join(contentPath, "games");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => (listRegions(contentPath, file) ?? []).length > 0)
    .sort();
}

/** A region of a file below `content/games`; `undefined` when there is none of that name. */
export function readRegion(contentPath: string, file: string, name: string): Region | undefined {
  return listRegions(contentPath, file)?.find((region) => region.name === name);
}

/**
 * What a region's types depend on besides its own file: the rules, which `ui.tsx` imports. Part of the key
 * under which a result is kept.
 */
export function readRules(contentPath: string, file: string): string {
  return readFile(contentPath, path.posix.join(path.posix.dirname(file), "game.ts")) ?? "";
}

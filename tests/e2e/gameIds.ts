import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The folder that holds the example games. */
export const GAMES = path.resolve("content/games");

/** The ids of all example games, by name. */
export const GAME_IDS: readonly string[] = readdirSync(GAMES)
  .filter((id) => existsSync(path.join(GAMES, id, "game.json")))
  .sort();

if (GAME_IDS.length === 0) throw new Error("There is no game in content/games.");

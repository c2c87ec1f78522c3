import { createRequire } from "node:module";
import path from "node:path";

// Node treats the plugin as CommonJS, and Playwright's loader does not see its named exports.
const { listPublishedGameIds } = createRequire(import.meta.url)(
  "../../src/node/content/source/games/gameFolder",
) as typeof import("../../src/node/content/source/games/gameFolder");

/** The folder that holds the example games. */
export const GAMES = path.resolve("content/games");

/** The ids of all example games that readers see, by name. */
export const GAME_IDS: readonly string[] = listPublishedGameIds(GAMES);

if (GAME_IDS.length === 0) throw new Error("There is no game in content/games.");

/** Three that are played in unlike ways, where all would take too long: on a board, by cards, and by forms. */
export const UNLIKE_GAME_IDS: readonly string[] = [
  "garden-row",
  "little-tricks",
  "harbour-auction",
];

import { existsSync } from "node:fs";
import path from "node:path";
import { bundleGame } from "./bundleGames";
import { readSource } from "./readSources";

/** The part of an Express 4 response that the routes use. */
interface DevResponse {
  set(name: string, value: string): DevResponse;
  status(code: number): DevResponse;
  type(name: string): DevResponse;
  send(text: string): void;
  sendFile(file: string): void;
}

/** The part of Express that serves frames and games. */
export interface DevApp {
  get(
    pattern: RegExp,
    handler: (
      request: { readonly path: string },
      response: DevResponse,
      next: () => void,
    ) => unknown,
  ): unknown;
}

const GAME_FILE = /^\/live\/games\/([a-z0-9-]+)(\.source)?\.json$/;

/**
 * Serves the games of a folder as they are now, compiled again for each request, so that authors who save the
 * rules play the new ones. For a game with an error, the answer is its message and status 500.
 */
export function serveGames(app: DevApp, folder: string): void {
  app.get(GAME_FILE, async ({ path: address }, response, next) => {
    const [, id = "", source] = GAME_FILE.exec(address) ?? [];
    const game = path.join(folder, id);
    if (!existsSync(path.join(game, "game.json"))) {
      next();
      return;
    }
    response.set("cache-control", "no-store");
    try {
      const file = source === undefined ? await bundleGame(game) : readSource(game);
      response.type("json").send(JSON.stringify(file));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.status(500).type("text").send(message);
    }
  });
}

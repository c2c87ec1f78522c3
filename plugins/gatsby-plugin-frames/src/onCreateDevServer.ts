import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { DevApp } from "../../../src/build/gatsby/devServer/expressApp";
import { COURSES, isCourse } from "../../../src/shared/contracts/tutorialStep";
import { bundleGame } from "./bundleGames";
import { readSource } from "./readSources";
import { bundleCourse } from "./tutorialFiles";
import { writeFrames } from "./writeFrames";

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

const STEP_FILE = /^\/live\/(tutorial|challenges)\/([a-z0-9-]+)\.json$/;

/** Serves the steps of the courses as they are now; one that has a problem is its message and status 500. */
export function serveCourses(app: DevApp, contentPath: string): void {
  app.get(STEP_FILE, async ({ path: address }, response, next) => {
    const [, course, slug = ""] = STEP_FILE.exec(address) ?? [];
    if (!isCourse(course)) {
      next();
      return;
    }
    response.set("cache-control", "no-store");
    try {
      const step = (await bundleCourse(contentPath, course)).get(slug);
      if (step) response.type("json").send(JSON.stringify(step));
      else next();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.status(500).type("text").send(message);
    }
  });
}

/**
 * Writes the frames into `public/` and serves their documents, because the development server does not serve
 * the `.html` files there. Games are not written, because they change while it runs.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  // What an earlier build left there would be served first.
  for (const folder of ["games", ...COURSES])
    await rm(path.resolve("public/live", folder), { recursive: true, force: true });
  await writeFrames(reporter);
  const server = app as DevApp;
  server.get(/^\/live\/[a-z]+\.html$/, (request, response) =>
    response.sendFile(path.resolve(`public${request.path}`)),
  );
  serveGames(server, path.resolve("content/games"));
  serveCourses(server, path.resolve("content"));
};

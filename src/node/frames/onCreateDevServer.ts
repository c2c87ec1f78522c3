import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { DevApp } from "../../patches/node/expressApp";
import { COURSES, isCourse } from "../../shared/contracts/tutorialStep";
import { bundleGame } from "./bundleGames";
import { readSource } from "./readSources";
import { bundleStep } from "./tutorialFiles";
import { writeFrames } from "./writeFrames";

const GAME_FILE = /^\/live\/games\/([a-z0-9-]+)(\.source)?\.json$/;

const STEP_FILE = new RegExp(`^/live/(${COURSES.join("|")})/([a-z0-9-]+)\\.json$`);

/**
 * Answers each request for a file of the pattern with what is made for it then, as JSON. Where that fails, the
 * answer is the message and status 500; where there is no such file, others may answer.
 */
function serveJson(
  app: DevApp,
  pattern: RegExp,
  make: (parts: readonly (string | undefined)[]) => Promise<object | undefined>,
): void {
  app.get(pattern, async ({ path: address }, response, next) => {
    response.set("cache-control", "no-store");
    try {
      const file = await make((pattern.exec(address) ?? []).slice(1));
      if (file) response.type("json").send(JSON.stringify(file));
      else next();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      response.status(500).type("text").send(message);
    }
  });
}

/** Serves the games of a folder as they are now, so that authors who save the rules play the new ones. */
export function serveGames(app: DevApp, folder: string): void {
  serveJson(app, GAME_FILE, async ([id = "", source]) => {
    const game = path.join(folder, id);
    if (!existsSync(path.join(game, "game.json"))) return undefined;
    return source === undefined ? bundleGame(game) : readSource(game);
  });
}

/** Serves the steps of the courses as they are now. */
export function serveCourses(app: DevApp, contentPath: string): void {
  serveJson(app, STEP_FILE, async ([course, slug = ""]) =>
    isCourse(course) ? bundleStep(contentPath, course, slug) : undefined,
  );
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

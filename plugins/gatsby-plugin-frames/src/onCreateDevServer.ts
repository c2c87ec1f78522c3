import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { serveGames, type DevApp } from "./serveGames";
import { writeFrames } from "./writeFrames";

/**
 * Writes the frames into `public/` and serves their documents, because the development server does not serve
 * the `.html` files there. Games are not written, because they change while it runs.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  // What an earlier build left there would be served first.
  await rm(path.resolve("public/live/games"), { recursive: true, force: true });
  await writeFrames(reporter);
  const server = app as DevApp;
  server.get(/^\/live\/[a-z]+\.html$/, (request, response) => {
    response.sendFile(path.resolve(`public${request.path}`));
  });
  serveGames(server, path.resolve("content/games"));
};

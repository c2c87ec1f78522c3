import { rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { serveGames, type DevApp } from "./serveGames";
import { writeFrames } from "./writeFrames";

/** The part of Express that serves the frames' documents. */
interface FrameApp {
  get(
    pattern: RegExp,
    handler: (
      request: { readonly path: string },
      response: { sendFile(file: string): void },
    ) => void,
  ): unknown;
}

/**
 * Writes the frames into `public/` and serves their documents, because the development server does not serve
 * the `.html` files there. Games are not written, because they change while it runs.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  // What an earlier build left there would be served first.
  await rm(path.resolve("public/live/games"), { recursive: true, force: true });
  await writeFrames(reporter);
  (app as FrameApp).get(/^\/live\/[a-z]+\.html$/, (request, response) => {
    response.sendFile(path.resolve(`public${request.path}`));
  });
  serveGames(app as DevApp, path.resolve("content/games"));
};

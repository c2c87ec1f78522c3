import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeFrames } from "./writeFrames";

/** The part of Express that serves the frames. */
interface DevApp {
  get(
    pattern: RegExp,
    handler: (
      request: { readonly path: string },
      response: { sendFile(file: string): void },
    ) => void,
  ): unknown;
}

/**
 * Writes the frames into `public/` and serves their documents: of the files there, the development server
 * leaves out every `.html`.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app, reporter }) => {
  await writeFrames(reporter);
  (app as DevApp).get(/^\/live\/[a-z]+\.html$/, (request, response) => {
    response.sendFile(path.resolve(`public${request.path}`));
  });
};

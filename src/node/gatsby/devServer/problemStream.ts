import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { DevApp, DevResponse } from "../../../patches/node/expressApp";

/** Where pages of `npm run dev` get problems, as server-sent events. */
export const PROBLEMS_PATH = "/___problems";

/** The lines of JSON that `npm run check -- content --watch --json` prints. */
function startChecks(onReport: (json: string) => void): void {
  const checks = spawn(
    process.execPath,
    ["--import", "tsx", "tools/check/content.ts", "--watch", "--json"],
    // It ends when this process, which holds its standard input, ends.
    { stdio: ["pipe", "pipe", "inherit"], env: { ...process.env, NODE_OPTIONS: "" } },
  );
  createInterface({ input: checks.stdout }).on("line", onReport);
}

/**
 * Checks the content in a separate process for as long as the development server runs, and sends every report
 * to the open pages. A page that opens later gets the latest report.
 */
export function addProblemStream(app: DevApp, start = startChecks): void {
  const pages = new Set<DevResponse>();
  let last: string | undefined;
  const send = (page: DevResponse, json: string): void => {
    page.write(`data: ${json}\n\n`);
    // Gatsby compresses responses, and would wait for more.
    page.flush?.();
  };
  start((json) => {
    last = json;
    for (const page of pages) send(page, json);
  });
  app.get(PROBLEMS_PATH, (request, response) => {
    response.set("cache-control", "no-cache").type("text/event-stream");
    response.write("\n");
    if (last === undefined) response.flush?.();
    else send(response, last);
    pages.add(response);
    request.on("close", () => pages.delete(response));
  });
}

/**
 * Serves a build for local viewing: DIST_DIR (dist) on PORT (9000) of HOST (127.0.0.1), below
 * PATH_PREFIX.
 */
import path from "node:path";
import { pathPrefix } from "../src/node/config/environment";
import { serveFolder } from "./server/serveFolder";

const DEFAULT_PORT = 9000;

function readPort(): number {
  const text = process.env["PORT"] ?? "";
  if (text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}", which is no port. Ports go from 0, any free one, to 65535.`);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTaken = "code" in error && error.code === "EADDRINUSE";
  return isTaken ? `${error.message}. Choose another port: PORT=9001.` : error.message;
}

const folder = process.env["DIST_DIR"] ?? "dist";

try {
  const { url } = await serveFolder({
    dir: path.resolve(import.meta.dirname, "..", folder),
    port: readPort(),
    host: process.env["HOST"] ?? "127.0.0.1",
    prefix: pathPrefix(),
  });
  console.log(`Serving ${folder}/ at ${url}/ (stop with Ctrl+C)`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

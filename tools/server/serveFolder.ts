import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type Answer, Responder } from "./answer";
import { DeployedFolder } from "./deployedFolder";

interface ServeOptions {
  /** The deployable folder. */
  readonly dir: string;
  /** 0 picks a free one. */
  readonly port: number;
  readonly host?: string;
  /** Path under which the folder is served, without a slash at its end. */
  readonly prefix?: string;
}

export interface RunningServer {
  /** Address of the home page, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

function send(response: ServerResponse, { status, headers, body }: Answer, isHead: boolean): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  if (status !== 304) response.setHeader("Content-Length", body.length);
  response.writeHead(status);
  response.end(isHead ? undefined : body);
}

/** What there is to say while files are away that every answer needs. */
const UNREADABLE: Answer = {
  status: 503,
  headers: new Map([
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Retry-After", "10"],
  ]),
  body: Buffer.from(
    "The site cannot be read now. If a build is writing it, load this page again when it is done.\n",
  ),
};

async function handle(
  responder: Responder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await responder.answer({
    method: request.method ?? "GET",
    target: request.url ?? "/",
    acceptEncoding: request.headers["accept-encoding"] ?? "",
    ifNoneMatch: request.headers["if-none-match"],
  });
  send(response, answer, request.method === "HEAD");
}

/**
 * Serves a deployable folder on this machine as a good host would: clean addresses, the redirects and
 * headers of its own `_redirects` and `_headers`, compression, and revalidation. For local viewing and
 * for tests. A build may replace the folder meanwhile: what is away is not found until it is back.
 */
export async function serveFolder(options: ServeOptions): Promise<RunningServer> {
  const { dir, port, host = "127.0.0.1", prefix = "" } = options;
  if (!existsSync(path.join(dir, "404.html"))) {
    throw new Error(`${dir}: there is no built site in it. Run "npm run build" first.`);
  }
  const responder = new Responder(new DeployedFolder(dir), prefix);
  const server = createServer((request, response) => {
    handle(responder, request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else send(response, UNREADABLE, request.method === "HEAD");
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${String(actual)}${prefix}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { findContentType } from "../../tools/server/contentType";
import { DIST } from "../routes";

export interface PlainHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * A host that sends files with their media type and nothing else: no headers of ours, no compression, no
 * redirects. Missing files get the not-found page with the status that the host chooses.
 */
export async function startPlainHost(missing: 403 | 404): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const route = new URL(request.url ?? "/", "http://host").pathname.slice(1) || "index.html";
    const file = [route, `${route}.html`]
      .map((name) => path.join(DIST, path.normalize(`/${name}`)))
      .find((name) => existsSync(name) && statSync(name).isFile());
    const shown = file ?? path.join(DIST, "404.html");
    response.writeHead(file === undefined ? missing : 200, {
      "Content-Type": findContentType(shown),
    });
    response.end(readFileSync(shown));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

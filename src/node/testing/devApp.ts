import type { Server } from "node:http";
import { createRequire } from "node:module";
import type { DevApp } from "../../patches/node/expressApp";

/** Gatsby's own Express, which comes without types. */
const express = createRequire(import.meta.url)("express") as () => DevApp & {
  listen(port: number, host: string): Server;
};

/** Serves routes on a free port of this machine, as `gatsby develop` does, while `ask` asks for them. */
export async function serveRoutes<Answer>(
  add: (app: DevApp) => void,
  ask: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const app = express();
  add(app);
  const server = app.listen(0, "127.0.0.1");
  try {
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as { port: number };
    return await ask(`http://127.0.0.1:${String(port)}`);
  } finally {
    server.close();
  }
}

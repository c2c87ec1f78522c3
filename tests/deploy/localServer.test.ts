import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLE_HASH } from "../../src/node/output/html/testing/gatsbyPage";
import { type RunningServer, serveFolder } from "../../tools/server/serveFolder";
import { ask } from "./ask";
import { describeHost } from "./expectations";
import { createSampleSite, type SampleSite } from "./sampleSite";

let site: SampleSite;
let server: RunningServer;

beforeAll(async () => {
  site = await createSampleSite();
  server = await serveFolder({ dir: site.dist, port: 0 });
});
afterAll(async () => {
  await server.close();
  site.remove();
});

describeHost("the local server", () => server.url);

describe("the local server, besides", () => {
  test.each(["/%E0%A4%A", "/%", "/game%2", "/game%00", "/page-data/%ZZ/page-data.json"])(
    "answers %s with the not-found page, and lives on",
    async (path) => {
      const reply = await ask(server.url, path);
      expect(reply.status).toBe(404);
      expect(reply.body).toContain("<p>Page not found</p>");
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    },
  );

  test("sends a class page's address in lower case to the page", async () => {
    const reply = await ask(server.url, "/api/classes/game?x=1");
    expect(reply).toMatchObject({ status: 301 });
    expect(reply.headers["location"]).toBe("/api/classes/Game?x=1");
  });

  test("prefers brotli, and believes a quality of 0", async () => {
    const encode = async (accepted: string): Promise<unknown> => {
      const headers = { "Accept-Encoding": accepted };
      const reply = await ask(server.url, `/app-${SAMPLE_HASH}.js`, { headers });
      return reply.headers["content-encoding"];
    };
    expect(await encode("gzip, deflate, br, zstd")).toBe("br");
    expect(await encode("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(await encode("identity")).toBeUndefined();
  });

  test("does not compress pictures and sounds, nor say that it might", async () => {
    const headers = { "Accept-Encoding": "br" };
    const reply = await ask(server.url, "/static/plain.woff2", { headers });
    expect(reply.headers["content-encoding"]).toBeUndefined();
    expect(reply.headers["vary"]).toBeUndefined();
  });

  test("refuses what is neither GET nor HEAD", async () => {
    const reply = await ask(server.url, "/game", { method: "POST" });
    expect(reply.status).toBe(405);
    expect(reply.headers["allow"]).toBe("GET, HEAD");
    expect(reply.headers["x-frame-options"]).toBe("SAMEORIGIN");
  });

  test("says what to do when there is no build", async () => {
    await expect(serveFolder({ dir: site.folder, port: 0 })).rejects.toThrow("npm run build");
  });

  test("reports a port that is taken", async () => {
    await expect(serveFolder({ dir: site.dist, port: server.port })).rejects.toThrow("EADDRINUSE");
  });
});

describe("the local server below a prefix", () => {
  let prefixed: SampleSite;
  let below: RunningServer;
  beforeAll(async () => {
    prefixed = await createSampleSite("/docs");
    below = await serveFolder({ dir: prefixed.dist, port: 0, prefix: "/docs" });
  });
  afterAll(async () => {
    await below.close();
    prefixed.remove();
  });

  test.each([
    ["/docs/", 200],
    ["/docs/game", 200],
    [`/docs/app-${SAMPLE_HASH}.js`, 200],
    ["/docs", 301],
    ["/docs/game/", 301],
    ["/docs/nope", 404],
    ["/game", 404],
    ["/", 404],
    ["/docsgame", 404],
  ])("answers %s with %d", async (path, status) => {
    const reply = await ask(below.url, path);
    expect(reply.status).toBe(status);
    if (status === 301)
      expect(reply.headers["location"]).toBe(path === "/docs" ? "/docs/" : "/docs/game");
    if (status === 404) expect(reply.body).toContain("<p>Page not found</p>");
  });
});

describe("the local server, while a build replaces its folder", () => {
  let replaced: SampleSite;
  let running: RunningServer;
  beforeAll(async () => {
    replaced = await createSampleSite();
    running = await serveFolder({ dir: replaced.dist, port: 0 });
  });
  afterAll(async () => {
    await running.close();
    replaced.remove();
  });

  const inDist = (file: string): string => path.join(replaced.dist, file);
  const get = (address: string) => ask(running.url, address);

  test("does not find a page that is away, and finds it when it is back", async () => {
    expect((await get("/game")).status).toBe(200);
    const html = readFileSync(inDist("game.html"));
    rmSync(inDist("game.html"));
    const away = await get("/game");
    expect(away.status).toBe(404);
    expect(away.body).toContain("<p>Page not found</p>");
    writeFileSync(inDist("game.html"), html);
    expect((await get("/game")).body).toContain("<p>Page /game</p>");
  });

  test("says that nothing can be read while the folder is empty, and then serves the new build", async () => {
    const copy = path.join(replaced.folder, "copy");
    cpSync(replaced.dist, copy, { recursive: true });
    for (const name of readdirSync(replaced.dist)) rmSync(inDist(name), { recursive: true });
    const empty = await get("/game");
    expect(empty.status).toBe(503);
    expect(empty.body).toContain("load this page again");

    cpSync(copy, replaced.dist, { recursive: true });
    writeFileSync(inDist("game.html"), "<p>Page of the new build</p>");
    writeFileSync(inDist("added.html"), "<p>An added page</p>");
    appendFileSync(inDist("_headers"), "/added\n  X-Added: yes\n");
    appendFileSync(inDist("_redirects"), "/added/ /added 301\n");
    expect((await get("/game")).body).toBe("<p>Page of the new build</p>");
    const added = await get("/added");
    expect(added.body).toBe("<p>An added page</p>");
    expect(added.headers["x-added"]).toBe("yes");
    expect((await get("/added/")).headers["location"]).toBe("/added");
  });
});

import { describe, expect, test } from "vitest";
import { CACHE_CHECKED, CACHE_FOREVER } from "../../src/node/output/publishing/distFiles";
import {
  LAYOUT_FRAME,
  PLAY_FRAME,
  renderFrameHeader,
} from "../../src/node/output/publishing/framePolicy";
import { MOVED_SCRIPT } from "../../src/node/output/html/movedPage";
import {
  hashForPolicy,
  SECURITY_HEADERS,
  VERSION_HEADER,
} from "../../src/node/output/publishing/policy";
import { SAMPLE_HASH, STALE_HASH } from "../../src/node/output/html/testing/gatsbyPage";
import { ask, type Reply } from "./ask";

const DIGEST = "0123456789abcdef0123456789abcdef";
const CHUNK = `/app-${SAMPLE_HASH}.js`;

const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ["/game/actions/", "/game/actions"],
  ["/game/actions.html", "/game/actions"],
  ["/game/actions/index.html", "/game/actions"],
  ["/game/actions/?x=1&y", "/game/actions?x=1&y"],
  ["/game/actions.html?x=1&y", "/game/actions?x=1&y"],
  ["/game/actions/index.html?x=1&y", "/game/actions?x=1&y"],
  ["/game/", "/game"],
  ["/api/classes/Game/", "/api/classes/Game"],
  ["/index.html?x=1", "/?x=1"],
  ["/index", "/"],
  ["/v/0.2.13", "/v/0.2.13/"],
  ["/v/0.2.13/index.html?x=1", "/v/0.2.13/?x=1"],
  ["/v/0.2.13/game/actions/", "/v/0.2.13/game/actions"],
  ["/v/0.2.13/game/actions.html?x=1&y", "/v/0.2.13/game/actions?x=1&y"],
];

const MISSING: readonly string[] = [
  "/nope",
  "/nope/",
  "/nope.html",
  "/game/actions/nope",
  "/404",
  "/404.html",
  "/_headers",
  "/_redirects",
  "/.nojekyll",
  "/live/nope.html",
  "/v/0.2.13/nope",
  "/v/0.2.13/404",
  "/v/0.2.13/_headers",
  "/v/0.2.13/_redirects",
  "/v/0.2.13/live/nope.html",
  "/nope.md",
  "/nope.txt",
  "/nope.webmanifest",
  "/page-data/nope/page-data.json",
  `/app-${STALE_HASH}.js`,
];

const MEDIA_TYPES: readonly (readonly [path: string, type: RegExp])[] = [
  ["/game", /^text\/html; ?charset=utf-8$/i],
  ["/live/layout.html", /^text\/html; ?charset=utf-8$/i],
  ["/v/0.2.13/live/layout.html", /^text\/html; ?charset=utf-8$/i],
  ["/v/0.2.13/game/actions.md", /^text\/markdown; ?charset=utf-8$/i],
  [CHUNK, /^(?:text|application)\/javascript/],
  [`/styles.${SAMPLE_HASH}.css`, /^text\/css/],
  ["/page-data/app-data.json", /^application\/json/],
  ["/favicon.svg", /^image\/svg\+xml/],
  ["/static/plain.woff2", /^font\/woff2/],
  ["/pictures/table.light.avif", /^image\/avif$/],
  [`/static/dice-${DIGEST}.ogg`, /^(?:audio|application)\/ogg/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/robots.txt", /^text\/plain; ?charset=utf-8$/i],
  ["/llms.txt", /^text\/plain; ?charset=utf-8$/i],
  ["/game/actions.md", /^text\/markdown; ?charset=utf-8$/i],
  ["/sitemap.xml", /^(?:text|application)\/xml/],
];

const CACHED: readonly (readonly [path: string, cache: string])[] = [
  [CHUNK, CACHE_FOREVER],
  [`/10-${SAMPLE_HASH}.js`, CACHE_FOREVER],
  [`/styles.${SAMPLE_HASH}.css`, CACHE_FOREVER],
  [`/search-doc-${DIGEST}.json`, CACHE_FOREVER],
  [`/lunr-index-${DIGEST}.json`, CACHE_FOREVER],
  [`/static/dice-${DIGEST}.ogg`, CACHE_FOREVER],
  ["/", CACHE_CHECKED],
  ["/game/actions", CACHE_CHECKED],
  ["/page-data/game/page-data.json", CACHE_CHECKED],
  ["/page-data/app-data.json", CACHE_CHECKED],
  ["/search-manifest.json", CACHE_CHECKED],
  ["/favicon.svg", CACHE_CHECKED],
  ["/pictures/table.light.avif", CACHE_CHECKED],
  ["/game/actions.md", CACHE_CHECKED],
  ["/llms.txt", CACHE_CHECKED],
  ["/live/layout.html", CACHE_CHECKED],
  ["/game/", CACHE_CHECKED],
  ["/nope", CACHE_CHECKED],
  // A chunk that is missing during a deploy must not stay missing for a year.
  [`/app-${STALE_HASH}.js`, CACHE_CHECKED],
];

const FRAMES: readonly (readonly [path: string, policy: string])[] = [
  ["/live/frame.html", renderFrameHeader(PLAY_FRAME)],
  ["/live/layout.html", renderFrameHeader(LAYOUT_FRAME)],
];

/** Files that are not documents. */
const WITHOUT_POLICY: readonly string[] = [
  CHUNK,
  "/sitemap.xml",
  "/favicon.svg",
  "/page-data/app-data.json",
];

/** Requests that must not leave the folder, lead to another site, or write a header. */
const HOSTILE: readonly string[] = [
  "/../package.json",
  "/%2e%2e/public/index.html",
  "/..%2f..%2f..%2f..%2fetc%2fpasswd",
  "/game/..%5c..%5cpackage.json",
  "//evil.example/",
  "//evil.example/index.html",
  "/%2fevil.example/",
  "/\\evil.example/",
  "/game%0d%0aX-Evil:%201/",
  "/game%0aX-Evil:%201/index.html",
  "/game%00/",
  "/%E0%A4%A",
  "/%",
];

/**
 * Other spellings of what exists. A host may refuse them, redirect to the address, or answer as it does at the
 * address.
 */
const ODD_SPELLINGS: readonly (readonly [spelling: string, path: string])[] = [
  ["//game/actions", "/game/actions"],
  ["//game/actions/", "/game/actions"],
  ["//game/actions/index.html", "/game/actions"],
  ["//game/actions.html", "/game/actions"],
  ["//game/actions.html?x=1&y", "/game/actions?x=1&y"],
  ["///game//actions.html", "/game/actions"],
  ["/game//actions/", "/game/actions"],
  ["/%2fgame/actions.html", "/game/actions"],
  ["/%2F%2Fgame/actions/", "/game/actions"],
  ["/\\game/actions/", "/game/actions"],
  ["/%5cgame/actions.html", "/game/actions"],
  ["/.//game/actions.html", "/game/actions"],
  ["/x/..//game/actions/", "/game/actions"],
  ["/x/..%2f%2fgame/actions.html", "/game/actions"],
  ["///", "/"],
  ["//index.html", "/"],
  ["/%2findex", "/"],
  ["//v/0.2.13", "/v/0.2.13/"],
  ["//v/0.2.13/index.html", "/v/0.2.13/"],
  ["//v/0.2.13/game/actions/", "/v/0.2.13/game/actions"],
  ["//favicon.svg/", "/favicon.svg"],
  ["/%2ffavicon.svg/", "/favicon.svg"],
  ["/%67ame/actions", "/game/actions"],
  ["/v/0.2.13/..%2f..%2fgame/actions", "/game/actions"],
  [`/static/${DIGEST}/..%2f..%2fgame/actions`, "/game/actions"],
  ["/live/frame", "/live/frame.html"],
  ["/live/frame/", "/live/frame.html"],
  ["//live/frame.html", "/live/frame.html"],
  ["/%2flive/frame.html", "/live/frame.html"],
  ["/live%2fframe.html", "/live/frame.html"],
  ["/live/./frame.html", "/live/frame.html"],
  ["/v/0.2.13/..%2f..%2flive/frame.html", "/live/frame.html"],
  ["/live/layout", "/live/layout.html"],
  ["//live/layout.html", "/live/layout.html"],
];

/** The sources of each directive; the script of moved pages is in the header only. */
function readDirectives(policy: string): Map<string, string[]> {
  const moved = `'${hashForPolicy(MOVED_SCRIPT)}'`;
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.filter((source) => source !== moved)];
    }),
  );
}

function readOwnPolicy(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
}

function readLocation(reply: Reply, origin: string): string {
  const { pathname, search, origin: target } = new URL(String(reply.headers["location"]), origin);
  expect(target).toBe(origin);
  return pathname + search;
}

function expectSecurityHeaders(reply: Reply, isSecure: boolean): void {
  for (const [name, value] of SECURITY_HEADERS) {
    const isTransport = name === "Strict-Transport-Security";
    const expected = isTransport && !isSecure ? undefined : value;
    expect(reply.headers[name.toLowerCase()], name).toBe(expected);
  }
}

/** All that a host must do with a deployable folder: the same table for every host. */
export function describeHost(name: string, getOrigin: () => string): void {
  const get = (path: string, headers: Record<string, string> = {}): Promise<Reply> =>
    ask(getOrigin(), path, { headers });

  describe(name, () => {
    test.each(["/", "/game", "/game/actions", "/api/classes/Game", "/game/actions?x=1"])(
      "answers %s with its page, without a redirect",
      async (path) => {
        const reply = await get(path);
        expect(reply.status).toBe(200);
        expect(reply.body).toContain(`<p>Page ${path.replace(/\?.*/, "")}</p>`);
      },
    );

    test.each(["/", "/game", "/game/actions"])("answers %s of an older version", async (path) => {
      const reply = await get(`/v/0.2.13${path}`);
      expect(reply.status).toBe(200);
      expect(reply.body).toContain(`<p>Page ${path}</p>`);
      expect(reply.body).toContain('"prefix":"/v/0.2.13"');
    });

    test.each(REDIRECTS)("sends %s to %s for good", async (from, to) => {
      const reply = await get(from);
      expect(reply.status).toBe(301);
      expect(readLocation(reply, getOrigin())).toBe(to);
    });

    test.each(MISSING)("answers %s with the not-found page", async (path) => {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(reply.headers["content-type"]).toMatch(/^text\/html/);
      expect(reply.body).toContain("<p>Page not found</p>");
    });

    test.each(["/game", "/game/", "/nope", "/live/layout.html", "/live/nope", CHUNK])(
      "sends all security headers with %s",
      async (path) => {
        expectSecurityHeaders(await get(path), false);
      },
    );

    test.each(["/", "/game/actions", "/nope", "/game/nope", "/live/nope.html", "/v/0.2.13/nope"])(
      "sends the policy that %s carries as a header, and who may frame it",
      async (path) => {
        const { headers, body } = await get(path);
        const sent = readDirectives(String(headers["content-security-policy"]));
        expect(sent.get("frame-ancestors")).toEqual(["'self'"]);
        sent.delete("frame-ancestors");
        expect(sent).toEqual(readDirectives(readOwnPolicy(body)));
        expect(sent.get("default-src")).toEqual(["'none'"]);
      },
    );

    test.each(FRAMES)("sends %s with its own policy, not that of pages", async (path, policy) => {
      const { headers, body } = await get(path);
      expect(headers["content-security-policy"]).toBe(policy);
      // What the header allows inline, the document allows with hashes; both apply.
      const own = readOwnPolicy(body).replace(
        /'sha256-[^']+'( 'sha256-[^']+')*/,
        "'unsafe-inline'",
      );
      expect(policy).toBe(`${own}; frame-ancestors 'self'`);
    });

    test.each(["/v/0.2.13/", "/v/0.2.13/game/actions", "/v/0.2.13/live/layout.html"])(
      "sends %s with no policy of this version",
      async (path) => {
        const { headers } = await get(path);
        expect(headers["content-security-policy"]).toBe(VERSION_HEADER);
      },
    );

    test.each(WITHOUT_POLICY)("sends %s without a policy", async (path) => {
      expect((await get(path)).headers["content-security-policy"]).toBeUndefined();
    });

    test.each(MEDIA_TYPES)("gives %s its media type", async (path, type) => {
      const reply = await get(path);
      expect(reply.status).toBe(200);
      expect(reply.headers["content-type"]).toMatch(type);
    });

    test.each(CACHED)("lets %s be kept: %s", async (path, cache) => {
      expect((await get(path)).headers["cache-control"]).toBe(cache);
    });

    test("compresses texts for who takes it, and for nobody else", async () => {
      const packed = await get(CHUNK, { "Accept-Encoding": "gzip" });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(packed.headers["vary"]).toMatch(/accept-encoding/i);
      expect((await get(CHUNK)).headers["content-encoding"]).toBeUndefined();
    });

    test("sends the letters of Markdown as they are", async () => {
      const reply = await get("/game/actions.md");
      expect(reply.body).toContain("A d\u00e9j\u00e0-vu for dinosaurs.");
    });

    test.each([CHUNK, "/game"])("sends %s again only when it has changed", async (path) => {
      const { headers } = await get(path);
      const again = await get(path, { "If-None-Match": String(headers["etag"]) });
      expect(again).toMatchObject({ status: 304, body: "" });
      expectSecurityHeaders(again, false);
    });

    test("answers HEAD like GET, without a body", async () => {
      for (const [path, status] of [["/game", 200] as const, ["/nope", 404] as const]) {
        const reply = await ask(getOrigin(), path, { method: "HEAD" });
        expect(reply).toMatchObject({ status, body: "" });
        expectSecurityHeaders(reply, false);
      }
    });

    test.each(HOSTILE)("gives nothing away for %s", async (path) => {
      const reply = await get(path);
      expect(reply.headers["x-evil"]).toBeUndefined();
      expect(reply.body).not.toMatch(/"private"|root:/);
      if (reply.headers["location"] === undefined) expect([400, 404]).toContain(reply.status);
      else readLocation(reply, getOrigin());
      expect((await get("/game")).status).toBe(200);
    });

    test.each(ODD_SPELLINGS)("lets %s lead to %s or nowhere", async (spelling, path) => {
      const reply = await get(spelling);
      if (reply.headers["location"] !== undefined) {
        expect(readLocation(reply, getOrigin())).toBe(path);
      } else if (reply.status === 200) {
        const { headers } = await get(path);
        for (const name of ["content-security-policy", "cache-control"])
          expect(reply.headers[name], name).toBe(headers[name]);
      } else expect([400, 404]).toContain(reply.status);
    });
  });
}

/** What a host must also do when it serves TLS. */
export async function expectTransportSecurity(origin: string): Promise<void> {
  for (const path of ["/game", "/game/", "/nope"]) {
    expectSecurityHeaders(await ask(origin, path), true);
  }
}

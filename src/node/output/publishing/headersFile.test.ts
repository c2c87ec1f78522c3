import { expect, test } from "vitest";
import { CACHE_CHECKED, CACHE_FOREVER } from "./distFiles";
import { buildHeaderRules, findHeaders, parseHeadersFile, renderHeadersFile } from "./headersFile";
import { SECURITY_HEADERS, VERSION_HEADER } from "./policy";

const CHUNK = "app-0123456789ab.js";
const POLICY = "default-src 'none'";
const FILES = [
  "404.html",
  CHUNK,
  "faq.html",
  "favicon.svg",
  "game/actions.html",
  "game/flow.html",
  "index.html",
  "live/frame.html",
  "live/layout.html",
];
const rules = buildHeaderRules({ files: FILES, prefix: "", policy: POLICY });
const policyOf = (path: string): string | undefined =>
  findHeaders(rules, path).get("Content-Security-Policy");
const cacheOf = (path: string): string | undefined => findHeaders(rules, path).get("Cache-Control");

test("what is written can be read again", () =>
  expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules));

test("every path has all security headers, and each of them once", () => {
  for (const path of ["/", "/nope", `/${CHUNK}`, "/live/layout.html", "/page-data/app-data.json"]) {
    const found = findHeaders(rules, path);
    for (const [name, value] of SECURITY_HEADERS) expect(found.get(name)).toBe(value);
  }
});

test("every page has the policy of pages, and each frame has its own, once", () => {
  for (const path of ["/", "/faq", "/game/actions", "/game/nope", "/404.html"]) {
    expect(policyOf(path), path).toBe(POLICY);
  }
  expect(policyOf("/live/frame.html")).toMatch(
    /^default-src 'none'; script-src [^;,]*'unsafe-eval'/,
  );
  expect(policyOf("/live/layout.html")).toMatch(/^default-src 'none'; script-src 'unsafe-inline';/);
  for (const path of [`/${CHUNK}`, "/favicon.svg", "/live/types.js", "/faq.md"]) {
    expect(policyOf(path), path).toBeUndefined();
  }
});

test.each([
  ["/faq", "/faq.html"],
  ["/", "/index.html"],
  ["/game/actions", "/game/actions.html"],
  ["/live/frame.html", "/live/frame"],
  ["/live/layout.html", "/live/layout"],
])("the policy of %s is that of %s, where a host may answer it, too", (path, other) => {
  expect(policyOf(other)).toBe(policyOf(path));
  expect(policyOf(other)).toBeDefined();
});

test("where hosts do not read all rules, they miss those of a page's second address", () => {
  const patterns = rules.map(({ pattern }) => pattern);
  expect(patterns.slice(-2)).toEqual(["/faq.html", "/index.html"]);
});

test("pages of an older version, whose scripts are others, are not sent the policy of this one", () => {
  expect(policyOf("/v/0.2.13/game/actions")).toBe(VERSION_HEADER);
  expect(VERSION_HEADER).not.toContain("script-src");
});

test("the pages of a folder share a rule, because hosts read only so many", () =>
  expect(rules.filter(({ pattern }) => pattern.startsWith("/game"))).toHaveLength(1));

test("hashed files that exist are kept forever, all else is asked for again", () => {
  expect(cacheOf(`/${CHUNK}`)).toBe(CACHE_FOREVER);
  expect(cacheOf("/app-ffffffffffffffffffff.js")).toBeUndefined();
  expect(cacheOf("/page-data/game/page-data.json")).toBe(CACHE_CHECKED);
  expect(cacheOf("/search-manifest.json")).toBe(CACHE_CHECKED);
  expect(cacheOf("/game")).toBeUndefined();
});

test("patterns carry the prefix", () => {
  const input = { files: [CHUNK, "index.html"], prefix: "/docs", policy: POLICY };
  const prefixed = buildHeaderRules(input).map(({ pattern }) => pattern);
  expect(prefixed).toEqual(expect.arrayContaining(["/docs/*", "/docs/", "/docs/v/*"]));
  expect(prefixed).toContain(`/docs/${CHUNK}`);
});

test("no line is longer than Cloudflare reads", () => {
  const lengths = renderHeadersFile(rules)
    .split("\n")
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThan(2000);
});

test("values of one header from two rules are joined, as hosts do", () => {
  const text = "/*\n  X-A: 1\n/b.c*\n  X-A: 2\n";
  expect(findHeaders(parseHeadersFile(text), "/b.cd").get("X-A")).toBe("1, 2");
  expect(findHeaders(parseHeadersFile(text), "/bxcd").get("X-A")).toBe("1");
});

test("a line that means nothing is named", () => {
  expect(() => parseHeadersFile("# a\n\n/*\n  what\n")).toThrow("_headers:4: neither a path");
  expect(() => parseHeadersFile("  X-A: 1\n")).toThrow("_headers:1:");
});

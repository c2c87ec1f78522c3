import { expect, test } from "vitest";
import { CACHE_CHECKED, CACHE_FOREVER, isHashedFile } from "./caching";
import { buildHeaderRules, findHeaders, parseHeadersFile, renderHeadersFile } from "./headersFile";
import { SECURITY_HEADERS } from "./policy";

const CHUNK = "app-0123456789abcdef0123.js";
const rules = buildHeaderRules(["404.html", CHUNK, "favicon.svg"], "");
const cacheOf = (path: string): string | undefined => findHeaders(rules, path).get("Cache-Control");

test("what is written can be read again", () => {
  expect(parseHeadersFile(renderHeadersFile(rules))).toEqual(rules);
});

test("every path has all security headers, and each of them once", () => {
  for (const path of ["/", "/nope", `/${CHUNK}`, "/live/layout.html", "/page-data/app-data.json"]) {
    const found = findHeaders(rules, path);
    for (const [name, value] of SECURITY_HEADERS) expect(found.get(name)).toBe(value);
  }
});

test("hashed files that exist are kept for ever, all else is asked for again", () => {
  expect(cacheOf(`/${CHUNK}`)).toBe(CACHE_FOREVER);
  expect(cacheOf("/app-ffffffffffffffffffff.js")).toBeUndefined();
  expect(cacheOf("/page-data/game/page-data.json")).toBe(CACHE_CHECKED);
  expect(cacheOf("/search-manifest.json")).toBe(CACHE_CHECKED);
  expect(cacheOf("/game")).toBeUndefined();
});

test("patterns carry the prefix", () => {
  const prefixed = buildHeaderRules([CHUNK], "/docs").map(({ pattern }) => pattern);
  expect(prefixed).toContain("/docs/*");
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

test.each([
  [`component---src-templates-doc-tsx-0123456789abcdef0123.js`, true],
  ["10-0123456789abcdef0123.js", true],
  ["styles.0123456789abcdef0123.css", true],
  ["search-doc-0123456789abcdef0123456789abcdef.json", true],
  ["static/dice-0123456789abcdef0123456789abcdef.ogg", true],
  ["static/0123456789abcdef0123456789abcdef/a.png", true],
  ["sw.js", false],
  ["search-manifest.json", false],
  ["diagrams/0123456789abcdef.dark.svg", false],
  ["cards/game/actions.png", false],
  ["page-data/sq/d/739835984.json", false],
  ["static/plain.png", false],
  ["app-0123456789abcdef0123.js.LICENSE.txt", false],
  ["api/app-0123456789abcdef0123.js", false],
])("whether %s holds a hash of its content: %s", (file, expected) => {
  expect(isHashedFile(file)).toBe(expected);
});

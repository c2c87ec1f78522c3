import { expect, test } from "vitest";
import { findSitePages, findSiteRedirects, normalizePrefix } from "./sitePages";

type Manifest = Parameters<typeof findSitePages>[0];

const fileRoute = (path: string, filePath: string): Manifest[number] => ({
  type: "static",
  path,
  filePath: `public/${filePath}`,
  headers: [],
});

test("pages are distinguished from files in public/", () => {
  const manifest = [
    fileRoute("/game", "game/index.html"),
    fileRoute("/", "index.html"),
    fileRoute("/404.html", "404.html"),
    fileRoute("/404", "404/index.html"),
    fileRoute("/old/index.html", "old/index.html"),
    fileRoute("/live/layout.html", "live/layout.html"),
    fileRoute("/page-data/game/page-data.json", "page-data/game/page-data.json"),
  ];
  expect(findSitePages(manifest)).toEqual([
    { pagePath: "/", file: "index.html" },
    { pagePath: "/404.html", file: "404.html" },
    { pagePath: "/game", file: "game/index.html" },
  ]);
});

test("the prefix is no part of a page's path, not even of one that begins like it", () => {
  const manifest = [
    fileRoute("/docs", "index.html"),
    fileRoute("/docs/404.html", "404.html"),
    // Gatsby 5.16.1 adds no prefix to a path that begins with it.
    fileRoute("/docs", "docs/index.html"),
    fileRoute("/docs/old/index.html", "old/index.html"),
  ];
  expect(findSitePages(manifest).map(({ pagePath }) => pagePath)).toEqual([
    "/",
    "/404.html",
    "/docs",
  ]);
});

test("a page that needs a server stops the build", () => {
  const manifest: Manifest = [{ type: "function", path: "/a", functionId: "ssr-engine" }];
  expect(() => findSitePages(manifest)).toThrow("/a needs a server");
});

test("redirects of the site are kept", () => {
  const manifest: Manifest = [
    { type: "redirect", path: "/a", toPath: "/b", status: 301, headers: [] },
    fileRoute("/b", "b/index.html"),
  ];
  expect(findSiteRedirects(manifest)).toEqual([{ from: "/a", to: "/b", status: 301 }]);
});

test.each([
  ["/", ""],
  ["", ""],
  ["/docs/", "/docs"],
  ["/docs", "/docs"],
])('the prefix "%s" is "%s"', (given, expected) => expect(normalizePrefix(given)).toBe(expected));

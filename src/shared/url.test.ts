import { describe, expect, test } from "vitest";
import {
  canonicalPath,
  contentRoute,
  isRoute,
  isRouteSegment,
  pageFile,
  toRoute,
  markdownPath,
} from "./url";

describe("toRoute", () => {
  test.each(["/", "/game/actions", "/api/classes/Action", "/cookbook/best_practices"])(
    "accepts %s",
    (path) => {
      expect(toRoute(path)).toBe(path);
      expect(isRoute(path)).toBe(true);
    },
  );

  test.each(["", "game", "/game/", "//", "/a//b", "/a b", "/a.html", "/a#b", "/é"])(
    "throws for %j and names it",
    (path) => {
      expect(isRoute(path)).toBe(false);
      expect(() => toRoute(path)).toThrow(`"${path}" is no route`);
    },
  );
});

test.each([
  ["game/actions.mdx", "/game/actions"],
  ["faq/index.mdx", "/faq"],
  ["index.mdx", "/"],
  ["game/reindex.mdx", "/game/reindex"],
])("the content file %s has the route %s", (file, route) => expect(contentRoute(file)).toBe(route));

test.each([
  ["actions", true],
  ["best_practices", true],
  ["step-2", true],
  ["Actions", false],
  ["a.b", false],
  ["we ird#x?y%25", false],
  ["", false],
])("whether %j may be part of a route is %s", (name, expected) =>
  expect(isRouteSegment(name)).toBe(expected),
);

describe("canonicalPath", () => {
  test.each([
    ["/", "/"],
    ["", "/"],
    ["/index.html", "/"],
    ["/game/actions", "/game/actions"],
    ["/game/actions/", "/game/actions"],
    ["/game/actions.html", "/game/actions"],
    ["/game/actions.HTML", "/game/actions"],
    ["/faq/index.html", "/faq"],
    ["//evil.example/x", "/evil.example/x"],
    ["/a%20b/%E0%A4%A", "/a%20b/%E0%A4%A"],
  ])("of %j is %j", (path, expected) => expect(canonicalPath(path)).toBe(expected));
});

test("a page's file is flat and carries the suffix", () => {
  expect(pageFile("/")).toBe("index.html");
  expect(pageFile("/api/classes/Action")).toBe("api/classes/Action.html");
});

test("a page's Markdown stands beside it, that of the home page as index", () => {
  expect(markdownPath("/")).toBe("/index.md");
  expect(markdownPath("/api/classes/Action")).toBe("/api/classes/Action.md");
});

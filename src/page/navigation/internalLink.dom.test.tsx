import { beforeEach, expect, test } from "vitest";
import { findRoute } from "./internalLink";

function link(href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const element = document.createElement("a");
  element.href = href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

beforeEach(() => window.history.replaceState(null, "", "/game/flow?from=here"));

test.each([
  ["/game/board", "/game/board"],
  ["/game/board.html#spaces", "/game/board#spaces"],
  ["/search?q=loop", "/search?q=loop"],
])("a link to %s opens %s in place", (href, route) =>
  expect(findRoute(link(href), "")).toBe(route),
);

test("under a prefix only what is below it is a page of this site", () => {
  expect(findRoute(link("/preview/42/game/board"), "/preview/42")).toBe("/game/board");
  expect(findRoute(link("/game/board"), "/preview/42")).toBeUndefined();
});

test.each<[string, HTMLAnchorElement]>([
  ["of another site", link("https://example.org/game/board")],
  ["to a file", link("/games/garden-row.zip")],
  ["to download", link("/game/board", { download: "" })],
  ["for another window", link("/game/board", { target: "_blank" })],
])("the browser follows a link %s", (_kind, element) =>
  expect(findRoute(element, "")).toBeUndefined(),
);

test("the browser leads from one version of the documentation to another", () => {
  expect(findRoute(link("/v/0.2.13"), "")).toBeUndefined();
  expect(findRoute(link("/api"), "/v/0.2.13")).toBeUndefined();
});

test("the browser follows an anchor of the page itself", () =>
  expect(findRoute(link("/game/flow?from=here#loops"), "")).toBeUndefined());

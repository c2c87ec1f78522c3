import { expect, test } from "vitest";
import { buildRedirects, parseRedirectsFile, renderRedirectsFile } from "./redirectsFile";

test("each other spelling of a route leads to it", () => {
  const lines = renderRedirectsFile(buildRedirects(["/", "/game", "/api/classes/Game"], ""))
    .trimEnd()
    .split("\n");
  expect(lines.slice(1)).toEqual([
    "/index / 301",
    "/index.html / 301",
    "/api/classes/game /api/classes/Game 301",
    "/game/ /game 301",
    "/api/classes/Game/ /api/classes/Game 301",
    "/game.html /game 301",
    "/api/classes/Game.html /api/classes/Game 301",
    "/game/index.html /game 301",
    "/api/classes/Game/index.html /api/classes/Game 301",
  ]);
});

test("a lower-case path that is a route itself is left alone", () => {
  const from = buildRedirects(["/A", "/a"], "").map((redirect) => redirect.from);
  expect(from).not.toContain("/a");
});

test("both ends carry the prefix, and the prefix alone leads to the home page", () => {
  expect(buildRedirects(["/", "/a"], "/docs").map(({ from, to }) => [from, to])).toEqual([
    ["/docs", "/docs/"],
    ["/docs/index", "/docs/"],
    ["/docs/index.html", "/docs/"],
    ["/docs/a/", "/docs/a"],
    ["/docs/a.html", "/docs/a"],
    ["/docs/a/index.html", "/docs/a"],
  ]);
});

test("what is written can be read again", () => {
  const redirects = buildRedirects(["/", "/game"], "");
  expect(parseRedirectsFile(renderRedirectsFile(redirects))).toEqual(redirects);
});

test.each(["/a /b 301!", "/a/* /b 301", "/:a /b 301", "/a /b 200", "/a"])(
  'a line that not every host follows is named: "%s"',
  (line) => expect(() => parseRedirectsFile(`# a\n${line}\n`)).toThrow("_redirects:2:"),
);

test("on a large site, spellings that hosts correct themselves are left out", () => {
  const routes = Array.from({ length: 700 }, (_, index) => `/R${String(index)}`);
  const from = buildRedirects(routes, "").map((redirect) => redirect.from);
  expect(from).toEqual(expect.arrayContaining(["/r0", "/R0/", "/r699", "/R699/"]));
  expect(from).toHaveLength(1400);
});

test("more lines than Cloudflare reads are refused", () => {
  const moved = Array.from({ length: 2001 }, (_, index) => `/${String(index)}`);
  const redirects = moved.map((from) => ({ from, to: "/", status: 301 }));
  expect(() => renderRedirectsFile(redirects)).toThrow(/2001 lines.*\nFix: /);
});

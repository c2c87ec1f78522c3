import { expect, test } from "vitest";
import { buildRedirects, parseRedirectsFile, renderRedirectsFile } from "./redirectsFile";

test("each other spelling of a route leads to it", () => {
  expect(renderRedirectsFile(buildRedirects(["/", "/game", "/api/classes/Game"], "")))
    .toMatchInlineSnapshot(`
    "# Other spellings of the pages' addresses; written by the build.
    /index / 301
    /index.html / 301
    /game/ /game 301
    /game.html /game 301
    /game/index.html /game 301
    /api/classes/Game/ /api/classes/Game 301
    /api/classes/Game.html /api/classes/Game 301
    /api/classes/Game/index.html /api/classes/Game 301
    /api/classes/game /api/classes/Game 301
    "
  `);
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

test("more lines than Cloudflare reads are refused", () => {
  const routes = Array.from({ length: 700 }, (_, index) => `/r${String(index)}`);
  expect(() => renderRedirectsFile(buildRedirects(routes, ""))).toThrow("2100 lines");
});

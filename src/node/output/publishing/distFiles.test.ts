import { expect, test } from "vitest";
import { type BuildFacts, findMissingFiles, kindOf, selectPublicFiles } from "./distFiles";
import { SAMPLE_HASH, STALE_HASH } from "../html/testing/gatsbyPage";

const facts: BuildFacts = {
  pagePaths: ["/", "/game/board", "/404.html"],
  assets: [`app-${SAMPLE_HASH}.js`, `styles.${SAMPLE_HASH}.css`],
  runtime: `{10:"aaaaaaaaaaaa"}`,
  staticQueries: new Set(["111"]),
};

const current = [
  `app-${SAMPLE_HASH}.js`,
  `app-${SAMPLE_HASH}.js.LICENSE.txt`,
  `styles.${SAMPLE_HASH}.css`,
  "10-aaaaaaaaaaaa.js",
  "page-data/404.html/page-data.json",
  "page-data/404/page-data.json",
  "page-data/game/board/page-data.json",
  "page-data/index/page-data.json",
  "page-data/sq/d/111.json",
  "static/dice-0123456789abcdef0123456789abcdef.ogg",
  "search-manifest.json",
  "favicon.svg",
  "game/board.md",
  "index.md",
  "llms.txt",
].sort();

const others = [
  `app-${STALE_HASH}.js`,
  `app-${STALE_HASH}.js.LICENSE.txt`,
  `app-${SAMPLE_HASH}.js.map`,
  `styles.${STALE_HASH}.css`,
  "page-data/app-data.json",
  "page-data/old/page-data.json",
  "page-data/sq/d/222.json",
  "game/old.md",
  "chunk-map.json",
  "webpack.stats.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "~partytown/partytown.js",
];

test("only what this build names is taken of what Gatsby makes, and all of the rest", () =>
  expect(selectPublicFiles([...others, ...current], facts)).toEqual(current));

test("nothing is missing from a whole build", () =>
  expect(findMissingFiles([...others, ...current], facts)).toEqual([]));

test("every file the build names is missed", () => {
  expect(findMissingFiles([], facts)).toEqual(
    [
      `app-${SAMPLE_HASH}.js`,
      `styles.${SAMPLE_HASH}.css`,
      "*-aaaaaaaaaaaa.js",
      "page-data/404.html/page-data.json",
      "page-data/app-data.json",
      "page-data/game/board/page-data.json",
      "page-data/index/page-data.json",
      "page-data/sq/d/111.json",
    ].sort(),
  );
});

test.each([
  ["component---src-templates-doc-tsx-0123456789ab.js", "forever"],
  ["10-0123456789ab.js", "forever"],
  ["styles.0123456789ab.css", "forever"],
  ["search-doc-0123456789abcdef0123456789abcdef.json", "forever"],
  ["static/dice-0123456789abcdef0123456789abcdef.ogg", "forever"],
  ["static/0123456789abcdef0123456789abcdef/a.png", "forever"],
  ["search-manifest.json", "/search-manifest.json"],
  ["diagrams/0123456789abcdef.dark.svg", undefined],
  ["page-data/app-data.json", "/page-data/*"],
  ["page-data/index/page-data.json", "/page-data/*"],
  ["page-data/sq/d/739835984.json", "/page-data/*"],
  ["static/plain.png", undefined],
  ["api/app-0123456789ab.js", undefined],
])("the cache of %s is %s", (file, cache) => expect(kindOf(file).cache).toBe(cache));

test("pages are in the sitemap; the search, the not-found page and frames are not", () => {
  const files = ["index.html", "game/board.html", "search.html", "404.html", "live/frame.html"];
  expect(files.filter((file) => kindOf(file).inSitemap)).toEqual(["index.html", "game/board.html"]);
});

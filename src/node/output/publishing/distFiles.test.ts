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
  ["component---src-templates-doc-tsx-0123456789ab.js", "chunk", "forever"],
  ["10-0123456789ab.js", "chunk", "forever"],
  ["styles.0123456789ab.css", "chunk", "forever"],
  ["search-doc-0123456789abcdef0123456789abcdef.json", "search index", "forever"],
  ["static/dice-0123456789abcdef0123456789abcdef.ogg", "media", "forever"],
  ["static/0123456789abcdef0123456789abcdef/a.png", "media", "forever"],
  ["sw.js", "file of static/", undefined],
  ["search-manifest.json", "stamp of the search index", "/search-manifest.json"],
  ["diagrams/0123456789abcdef.dark.svg", "file of static/", undefined],
  ["cards/game/actions.png", "link card", undefined],
  ["page-data/app-data.json", "name of the compilation", "/page-data/*"],
  ["page-data/index/page-data.json", "data of a page", "/page-data/*"],
  ["page-data/sq/d/739835984.json", "data of a static query", "/page-data/*"],
  ["static/plain.png", "file of static/", undefined],
  ["app-0123456789ab.js.LICENSE.txt", "license of a chunk", undefined],
  ["api/app-0123456789ab.js", "file of static/", undefined],
  ["live/frame.html", "frame", undefined],
  ["live/games/nest.json", "game or what editing needs", undefined],
  ["types/game/flow.json", "types of samples", undefined],
  ["game/board.md", "Markdown of a page", undefined],
  ["llms-full.txt", "Markdown of the site", undefined],
  [".well-known/security.txt", "what hosts and robots read", undefined],
])("%s is of the kind: %s, and its cache is %s", (file, kind, cache) => {
  expect(kindOf(file)).toMatchObject({ kind });
  expect(kindOf(file).cache).toBe(cache);
});

test("pages are in the sitemap; the search, the not-found page and frames are not", () => {
  const files = ["index.html", "game/board.html", "search.html", "404.html", "live/frame.html"];
  expect(files.filter((file) => kindOf(file).inSitemap)).toEqual(["index.html", "game/board.html"]);
});

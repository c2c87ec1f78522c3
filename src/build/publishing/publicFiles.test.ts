import { expect, test } from "vitest";
import { type BuildFacts, findMissingFiles, selectPublicFiles } from "./publicFiles";
import { SAMPLE_HASH, STALE_HASH } from "../html/testing/gatsbyPage";

const facts: BuildFacts = {
  pagePaths: ["/", "/game/board", "/404.html"],
  assets: [`app-${SAMPLE_HASH}.js`, `styles.${SAMPLE_HASH}.css`],
  runtime: `{10:"aaaaaaaaaaaaaaaaaaaa"}`,
  staticQueries: new Set(["111"]),
};

const current = [
  `app-${SAMPLE_HASH}.js`,
  `app-${SAMPLE_HASH}.js.LICENSE.txt`,
  `styles.${SAMPLE_HASH}.css`,
  "10-aaaaaaaaaaaaaaaaaaaa.js",
  "page-data/404.html/page-data.json",
  "page-data/404/page-data.json",
  "page-data/app-data.json",
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
  "page-data/old/page-data.json",
  "page-data/sq/d/222.json",
  "game/old.md",
  "chunk-map.json",
  "webpack.stats.json",
  "_gatsby/slices/_gatsby-scripts-1.html",
  "~partytown/partytown.js",
];

test("only what this build names is taken of what Gatsby makes, and all of the rest", () => {
  expect(selectPublicFiles([...others, ...current], facts)).toEqual(current);
});

test("nothing is missing from a whole build", () => {
  expect(findMissingFiles(current, facts)).toEqual([]);
});

test("every file the build names is missed", () => {
  expect(findMissingFiles([], facts)).toEqual(
    [
      `app-${SAMPLE_HASH}.js`,
      `styles.${SAMPLE_HASH}.css`,
      "*-aaaaaaaaaaaaaaaaaaaa.js",
      "page-data/404.html/page-data.json",
      "page-data/app-data.json",
      "page-data/game/board/page-data.json",
      "page-data/index/page-data.json",
      "page-data/sq/d/111.json",
    ].sort(),
  );
});

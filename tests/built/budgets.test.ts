import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BUDGETS } from "../../tools/build/budgets";
import { listPagesByKind } from "../../tools/build/pageKinds";
import { DIST, readSitemapRoutes } from "../routes";
import { listFolder, readSite } from "./folder";

const kB = 1000;
/** The file is several megabytes; the best quality would take a minute. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const read = (file: string): string => readFileSync(path.join(DIST, file), "utf8");

describe("every build keeps to its budgets:", () => {
  test.each(BUDGETS)("$what", ({ limit, measure }) => {
    const sizes = measure(DIST);
    expect(sizes.size).toBeGreaterThan(0);
    for (const [file, size] of sizes) expect(size, file).toBeLessThanOrEqual(limit);
  });

  test("the scripts of a first visit are found, on every kind of page", () => {
    const { measure } = BUDGETS.find(({ what }) => what.startsWith("JavaScript that hydrates"))!;
    const sizes = measure(DIST);
    expect([...sizes.keys()]).toEqual([...listPagesByKind(DIST).keys()]);
    // Less would mean a page whose scripts were not found.
    for (const [kind, size] of sizes) expect(size, kind).toBeGreaterThan(50 * kB);
  });

  test("what a page says counts for none", () => {
    const kinds = listPagesByKind(DIST);
    const pages = [...kinds.values()].flat().map(({ page }) => (page === "index" ? "" : page));
    expect(pages.map((page) => `/${page}`)).toEqual(expect.arrayContaining(readSitemapRoutes()));
    for (const [kind, own] of kinds) {
      const lengths = own.map(({ frame }) => frame.length);
      expect(Math.max(...lengths), kind).toBeLessThan(1.1 * Math.min(...lengths));
      const saying = own.filter(({ frame }) => /<h1|class="prose"/.test(frame));
      expect(saying.map(({ page }) => page)).toEqual([]);
    }
  });
  test("every page has one stylesheet", () => {
    for (const [file, html] of readSite(DIST).html) {
      const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)];
      expect(sheets, file).toHaveLength(1);
      expect(html, file).not.toMatch(/<style/);
    }
    const sheets = listFolder(DIST).filter((file) => file.endsWith(".css"));
    expect(sheets.filter((file) => file.startsWith("styles."))).toHaveLength(1);
    // Gatsby names classes by file and class; those names were 9 % of the sheets.
    for (const sheet of sheets) expect(read(sheet), sheet).not.toContain("-module--");
  });
});

test("checking types loads about 1.1 MB, as its button says", () => {
  const files = ["live/types.js", "live/types.json"].map((file) => path.join(DIST, file));
  const size = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(file), FAST).length,
    0,
  );
  expect(size).toBeGreaterThan(900 * kB);
  expect(size).toBeLessThanOrEqual(1250 * kB);
});

test("no page asks for a font, and none for anything from another site", () => {
  const css = listFolder(DIST)
    .filter((file) => file.endsWith(".css"))
    .map(read)
    .join("\n");
  expect(css).not.toMatch(/@font-face|@import|url\(\s*['"]?(?:https?:)?\/\//);
  for (const [file, html] of readSite(DIST).html) {
    const loaded = [...html.matchAll(/<(?:script|img|iframe|link)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes(`rel="canonical"`))
      .filter((tag) => /(?:src|href)="(?:https?:)?\/\//.test(tag));
    expect(loaded, file).toEqual([]);
  }
});

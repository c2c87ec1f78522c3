import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DIST } from "../routes";
import { API_CLASSES } from "../routes";
import { brotliSize, listFolder, readSite } from "./folder";

const kB = 1000;
/** Of a file of megabytes; the best quality would take a minute. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const read = (file: string): string => readFileSync(path.join(DIST, file), "utf8");

interface ChunkData {
  readonly componentChunkName: string;
}

/** The scripts a first visit runs: those the HTML names and the page's own chunk. */
function firstLoadScripts(page: string): string[] {
  const html = read(`${page}.html`);
  const named = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src = ""]) => src);
  const { componentChunkName } = JSON.parse(read(`page-data/${page}/page-data.json`)) as ChunkData;
  const chunk = listFolder(DIST).find(
    (file) => file.startsWith(`${componentChunkName}-`) && file.endsWith(".js"),
  );
  expect(chunk, `the chunk ${componentChunkName}`).toBeDefined();
  return [...named, chunk ?? ""];
}

const total = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliSize(path.join(DIST, file)), 0);

describe("byte budgets, brotli", () => {
  for (const page of ["index", "game/actions", "api/classes/GameElement"]) {
    test(`first load JavaScript of ${page} is at most 75 kB`, () => {
      const scripts = firstLoadScripts(page);
      expect(scripts.length).toBeGreaterThanOrEqual(4);
      expect(total(scripts)).toBeLessThanOrEqual(75 * kB);
    });
  }

  test("every page has one stylesheet of at most 13 kB", () => {
    for (const [file, html] of readSite(DIST).html) {
      const sheets = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)];
      expect(sheets, file).toHaveLength(1);
      expect(html, file).not.toMatch(/<style/);
    }
    const sheets = listFolder(DIST).filter((file) => file.endsWith(".css"));
    expect(sheets).toHaveLength(1);
    expect(brotliSize(path.join(DIST, sheets[0] ?? ""))).toBeLessThanOrEqual(13 * kB);
    // Gatsby names classes by file and class; those names were 9 % of the sheet.
    expect(read(sheets[0] ?? "")).not.toContain("-module--");
  });

  test("HTML of /game/actions is at most 16 kB", () => {
    expect(brotliSize(path.join(DIST, "game/actions.html"))).toBeLessThanOrEqual(16 * kB);
  });
});

test("the frame in which games run is at most 190 kB, brotli", () => {
  expect(brotliSize(path.join(DIST, "live/frame.html"))).toBeLessThanOrEqual(190 * kB);
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

describe("the largest class page, gzip", () => {
  const size = (file: string): number => gzipSync(readFileSync(path.join(DIST, file))).length;

  test("HTML is at most 45 kB", () => {
    expect(size("api/classes/GameElement.html")).toBeLessThanOrEqual(45 * kB);
  });

  test("page data is at most 30 kB", () => {
    expect(size("page-data/api/classes/GameElement/page-data.json")).toBeLessThanOrEqual(30 * kB);
  });
});

describe("page data", () => {
  for (const name of ["", "/modules", ...API_CLASSES.map((each) => `/classes/${each}`)]) {
    test(`/api${name} has at most 60 kB, raw`, () => {
      const { length } = readFileSync(path.join(DIST, `page-data/api${name}/page-data.json`));
      expect(length).toBeLessThanOrEqual(60 * kB);
    });
  }
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

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { bundleGames } from "../../../src/node/frames/bundleGames";
import { buildFrame } from "../../../src/node/frames/writeFrames";
import { LIVE_PICTURE_WIDTH, livePictureName } from "../../../src/shared/contracts/livePicture";
import type { Studio } from "./studio";
import { takeLivePictures } from "./takeLivePictures";
import { takePictures, takeScreenPictures } from "./takePictures";

let studio: Studio;

beforeAll(async () => {
  const play = { entry: "src/frame/play/main.ts", title: "Game", runsCode: true };
  const { html } = await buildFrame(play);
  studio = {
    frame: html,
    bundles: await bundleGames("content/games"),
    output: mkdtempSync(path.join(tmpdir(), "pictures-")),
  };
}, 60_000);

afterAll(() => rmSync(studio.output, { recursive: true }));

afterEach(() => vi.unstubAllEnvs());

/** How many colors a picture has, with 16 shades per channel: an empty one has very few. */
async function countColors(name: string): Promise<number> {
  const { data } = await sharp(path.join(studio.output, name))
    .resize(64)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at + 2 < data.length; at += 3)
    colors.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
  return colors.size;
}

test("a table and what is on it are taken in both themes", async () => {
  const taken = await takePictures([{ game: "garden-row", move: 3 }], studio);
  expect(taken["garden-row-3"]?.alt).toMatch(/\w{3}/);
  for (const theme of ["light", "dark"])
    expect(await countColors(`garden-row-3.${theme}.avif`)).toBeGreaterThan(8);
});

test("the screens of the toolkit are taken in both themes, each in its height", async () => {
  const shared = { game: "garden-row", alt: "What it shows.", caption: "A screen." };
  const jobs = [
    { ...shared, name: "overlay", show: "overlay", move: 1, height: 400 },
    { ...shared, name: "info", show: "info", move: 1, height: 350 },
    { ...shared, name: "lobby", show: "lobby", height: 500 },
  ] as const;
  await takeScreenPictures(jobs, studio);
  for (const { name, height } of jobs) {
    for (const theme of ["light", "dark"]) {
      const file = `screen-${name}.${theme}.avif`;
      expect(await countColors(file)).toBeGreaterThan(8);
      const metadata = await sharp(path.join(studio.output, file)).metadata();
      expect(metadata.height).toBe(2 * height);
    }
  }
});

test("a window says which program it needs where there is none", async () => {
  vi.stubEnv("PATH", "");
  const job = { name: "bz", game: "garden-row", alt: "What it shows.", caption: "A screen." };
  const window = { ...job, show: "window", move: 1, height: 480 } as const;
  await expect(takeScreenPictures([window], studio)).rejects.toThrow(
    /program "bz" .* \/introduction\/getting-started#install-bz/,
  );
});

test("the result of a live block is taken in both themes, with its height and its words", async () => {
  const code = "<p>Take <b>three</b> stones</p>";
  const name = livePictureName(code);
  const results = await takeLivePictures([{ code, place: "content/x.mdx:1" }], studio);
  expect(results[name]?.says).toBe("Take three stones");
  expect(results[name]?.height).toBeGreaterThan(30);
  for (const theme of ["light", "dark"]) {
    const { width } = await sharp(path.join(studio.output, `${name}.${theme}.avif`)).metadata();
    expect(width).toBe(LIVE_PICTURE_WIDTH * 1.5);
  }
});

test("code that fails is named with its place", async () => {
  const job = { code: "throw new Error('no');", place: "content/x.mdx:1" };
  await expect(takeLivePictures([job], studio)).rejects.toThrow(/^content\/x\.mdx:1 does not run/);
});

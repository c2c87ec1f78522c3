import { appendFileSync, cpSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { deleteFolders, writeFolder } from "../../testing/folders";
import { pictureFolder } from "./games";
import {
  listScreenPictureJobs,
  screenPictureHash,
  screenPictureName,
  showScreens,
} from "./screenPictures";

const jobs = listScreenPictureJobs("content");

afterEach(deleteFolders);

test("the picture of a screen depends on what it shows, and not on its words", () => {
  const job = jobs.find(({ show }) => show === "overlay")!;
  const hash = screenPictureHash("content", job);
  expect(screenPictureHash("content", { ...job, alt: "Other words about it." })).toBe(hash);
  expect(screenPictureHash("content", { ...job, show: "info" })).not.toBe(hash);
  expect(screenPictureHash("content", { ...job, height: job.height + 1 })).not.toBe(hash);
  expect(screenPictureHash("content", { ...job, move: job.move! + 1 })).not.toBe(hash);
});

test("the picture of a window does not depend on its game, but on how far it is", () => {
  const window = { ...jobs[0]!, show: "window", game: "pairs", move: 1 } as const;
  const hash = screenPictureHash("content", window);
  const other = writeFolder();
  cpSync("content/games/pairs", path.join(other, "games/pairs"), { recursive: true });
  appendFileSync(path.join(other, "games/pairs/game.ts"), "// Edited.");
  expect(screenPictureHash(other, window)).toBe(hash);
  expect(screenPictureHash(other, { ...window, show: "info" })).not.toBe(
    screenPictureHash("content", { ...window, show: "info" }),
  );
  expect(screenPictureHash("content", { ...window, move: 2 })).not.toBe(hash);
});

test.each(jobs.map((job) => [job.name, job] as const))(
  "the picture of the screen %s has the size that its page says, and is on a page",
  async (name, job) => {
    const { width, height } = showScreens(jobs).get(name)!.picture!;
    for (const theme of ["light", "dark"]) {
      const file = `${screenPictureName(job)}.${theme}.avif`;
      const size = await sharp(path.join(pictureFolder(), file)).metadata();
      expect(size.width / size.height).toBeCloseTo(width / height, 2);
    }
    const pages = readdirSync("content", { recursive: true, encoding: "utf8" })
      .filter((page) => page.endsWith(".mdx"))
      .filter((page) =>
        readFileSync(path.join("content", page), "utf8").includes(`<Screen name="${name}" />`),
      );
    expect(pages, `no page shows the screen "${name}"`).not.toEqual([]);
  },
);

import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { livePictureName } from "../../../shared/contracts/livePicture";
import { pictureFolder } from "./games";
import {
  findLivePicture,
  listLivePictureJobs,
  livePictureHash,
  readLivePictures,
} from "./livePictures";

const jobs = listLivePictureJobs(path.resolve("content"));
const files = readdirSync(pictureFolder()).filter((file) => /^live-.*\.avif$/.test(file));

describe("the picture of a live block", () => {
  test("depends on its code, its height and its players, and not on where it is", () => {
    const job = { code: "<b />", place: "content/a.mdx:1" };
    expect(livePictureHash(job)).toBe(livePictureHash({ ...job, place: "content/b.mdx:2" }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, height: 320 }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, players: 1 }));
    expect(livePictureHash(job)).not.toBe(livePictureHash({ ...job, code: "<i />" }));
  });

  test("that nobody has taken is missing, and the page goes without", () =>
    expect(findLivePicture("<i>Not on any page</i>")).toBeUndefined());
});

describe("the committed pictures of live blocks", () => {
  const taken = readLivePictures();
  const shown = Object.keys(taken).filter((name) => taken[name]?.height !== undefined);

  test("are one for every block that shows something, and none that no page has", () => {
    expect(jobs.length).toBeGreaterThanOrEqual(28);
    expect(Object.keys(taken).sort()).toEqual(jobs.map(({ code }) => livePictureName(code)).sort());
    const expected = shown.flatMap((name) => [`${name}.dark.avif`, `${name}.light.avif`]);
    const message = "run `npm run pictures` and commit what it writes";
    expect([...files].sort(), message).toEqual(expected.sort());
  });

  test.each(jobs.map((job) => [job.place, job] as const))("that of %s is as new", (place, job) => {
    const message = `run \`npm run pictures\` and commit what it writes: the picture of ${place} is missing or older than its code`;
    const entry = taken[livePictureName(job.code)];
    expect(entry?.drawnFrom, message).toBe(livePictureHash(job));
    if (job.height !== undefined) expect(entry?.height).toBe(job.height);
  });

  test("are small", () => {
    const sizes = files.map((file) => statSync(path.join(pictureFolder(), file)).size);
    expect(Math.max(...sizes)).toBeLessThan(20_000);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total / sizes.length).toBeLessThan(6_000);
  });
});

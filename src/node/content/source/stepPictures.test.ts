import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { pictureFolder } from "./games";
import {
  listStepPictureJobs,
  readStepPictures,
  stepPictureHash,
  stepPictureName,
} from "./stepPictures";

describe("the committed pictures of steps", () => {
  const jobs = listStepPictureJobs("content").map((job) => [stepPictureName(job), job] as const);
  const list = readStepPictures();

  test("are one for every step", () => {
    expect(jobs.length).toBeGreaterThan(30);
    expect(Object.keys(list).sort()).toEqual(jobs.map(([name]) => name).sort());
  });

  test.each(jobs)("%s is there and as new as its solution", (name, job) => {
    const message = `run \`npm run pictures\` and commit what it writes: ${name} is missing or older than its step`;
    expect(list[name]?.drawnFrom, message).toBe(stepPictureHash(job));
    for (const theme of ["light", "dark"]) {
      expect(existsSync(path.join(pictureFolder(), `${name}.${theme}.avif`)), message).toBe(true);
    }
  });
});

import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { listPublishedGameIds } from "./gameFolder";
import {
  findGamePicture,
  listPictureJobs,
  pictureFolder,
  pictureHash,
  pictureName,
  placedStates,
  readPictureManifest,
} from "./gamePictures";

const CONTENT = path.resolve("content");

describe("the picture of a state that a page places", () => {
  test("is found by the game and the move in the page's text", () => {
    const text =
      'Look:\n\n<GamePlayer game="pairs" move="22" />\n\n<GamePlayer game="ridge" />\n\n' +
      '<GamePlayer move="3" game="courier" />\n';
    expect(placedStates(text)).toEqual([
      { game: "pairs", move: 22 },
      { game: "courier", move: 3 },
    ]);
  });

  test("depends on the moves up to it and on nothing after it", () => {
    const at = (move: number): string => pictureHash(CONTENT, { game: "pairs", move });
    expect(at(3)).toBe(at(3));
    expect(at(3)).not.toBe(at(4));
    expect(at(3)).not.toBe(pictureHash(CONTENT, { game: "garden-row", move: 3 }));
  });

  test("that nobody has taken is missing, and the page goes without", () =>
    expect(findGamePicture({ game: "pairs", move: 10_000 })).toBeUndefined());
});

describe("the committed pictures", () => {
  const jobs = listPictureJobs(CONTENT).map((job) => [pictureName(job), job] as const);
  const manifest = readPictureManifest();

  test("are one for every published game at least, and none that nothing shows", () => {
    const games = listPublishedGameIds(path.join(CONTENT, "games"));
    expect(games).not.toEqual([]);
    expect([...new Set(jobs.map(([, { game }]) => game))].sort()).toEqual(games);
    expect(Object.keys(manifest).sort()).toEqual(jobs.map(([name]) => name).sort());
  });

  test.each(jobs)("%s is there and as new as its game", (name, job) => {
    const message = `run \`npm run pictures\` and commit what it writes: ${name} is missing or older than its game`;
    expect(manifest[name]?.drawnFrom, message).toBe(pictureHash(CONTENT, job));
    for (const theme of ["light", "dark"]) {
      const file = path.join(pictureFolder(), `${name}.${theme}.avif`);
      expect(existsSync(file), message).toBe(true);
    }
  });
});

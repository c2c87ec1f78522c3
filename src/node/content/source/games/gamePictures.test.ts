import path from "node:path";
import { describe, expect, test } from "vitest";
import { listPublishedGameIds } from "./gameFolder";
import { listPictureJobs, pictureHash, placedStates } from "./gamePictures";

const CONTENT = path.resolve("content");

describe("the picture of a state that a page places", () => {
  test("is found by the game and the move in the page's text", () => {
    const text =
      'Look:\n\n<GamePlayer game="pairs" move="22" />\n\n<GamePlayer game="ridge" />\n\n' +
      '<GamePlayer move="3" game="courier" />\n';
    expect(placedStates(text)).toEqual([
      { game: "pairs", move: 22 },
      { game: "ridge", move: 0 },
      { game: "courier", move: 3 },
    ]);
  });

  test("depends on the moves up to it and on nothing after it", () => {
    const at = (move: number): string => pictureHash(CONTENT, { game: "pairs", move });
    expect(at(3)).toBe(at(3));
    expect(at(3)).not.toBe(at(4));
    expect(at(3)).not.toBe(pictureHash(CONTENT, { game: "garden-row", move: 3 }));
  });
});

test("every published game has a picture", () => {
  const games = listPublishedGameIds(path.join(CONTENT, "games"));
  expect(games).not.toEqual([]);
  expect([...new Set(listPictureJobs(CONTENT).map(({ game }) => game))].sort()).toEqual(games);
});

import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { listLiveBlocks } from "../../src/node/content/source/livePictures";
import { playLiveGame, runLiveBlock } from "./liveBlock";

/** How far an endless block is played. */
const MAX_MOVES = 40;
/** Longest block, in lines: a reader should see code and result together. */
const MAX_LINES = 47;

const blocks = listLiveBlocks(path.resolve("content"));

test("the guides have at least 28 live blocks", () =>
  expect(blocks.length).toBeGreaterThanOrEqual(28));

for (const { place, code, players } of blocks)
  describe(place, () => {
    test("is short enough to be read beside its result", () =>
      expect(code.split("\n").length).toBeLessThanOrEqual(MAX_LINES));

    const result = (() => {
      try {
        return runLiveBlock(code);
      } catch (error) {
        return { kind: "failed", error } as const;
      }
    })();

    if (result.kind !== "game") {
      test("shows something", () => {
        if (result.kind === "failed") throw result.error;
        expect(renderToStaticMarkup(result.element)).not.toBe("");
      });
      return;
    }

    test("is played without an error by random moves", () => {
      const { moves } = playLiveGame(result, { seed: "one", maxMoves: MAX_MOVES, players });
      // Without an action nobody is asked, and the game ends by itself.
      expect(moves.length > 0).toBe(code.includes("defineActions("));
    });
  });

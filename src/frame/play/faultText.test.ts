import { describe, expect, test } from "vitest";
import { faultText, refusalText } from "./faultText";

function thrown(error: Error, ...frames: string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...frames.map((at) => `    at ${at}`)].join(
    "\n",
  );
  return error;
}

describe("what is reported of a fault", () => {
  test.each([
    ["in the game's code", new TypeError("no"), ["a (game.ts:12:5)"], " (game.ts, line 12)"],
    [
      "called by the toolkit",
      new TypeError("no"),
      ["b (frame.html:1:9)", "ui.tsx:3:1"],
      " (ui.tsx, line 3)",
    ],
    ["of the toolkit", new Error("refused"), ["b (frame.html:1:9)", "game.ts:3:1"], ""],
    ["thrown by the game", new Error("mine"), ["Object.sow (game.ts:9:1)"], " (game.ts, line 9)"],
    ["in a file that was not changed", new TypeError("no"), ["a (game/game:12:5)"], ""],
  ])("%s", (_, error, frames, place) =>
    expect(faultText(thrown(error, ...frames))).toBe(`${error.name}: ${error.message}${place}`),
  );

  test.each([
    [null, "null"],
    ["text", "text"],
    [Object.create(null), "The code threw something that cannot be shown."],
  ])("%s", (value, text) => {
    expect(faultText(value)).toBe(text);
    expect(refusalText(value)).toBe(text);
  });

  test("why the rules refuse something has no name of an error", () => {
    expect(refusalText(thrown(new Error("mine"), "Object.sow (game.ts:9:1)"))).toBe(
      "mine (game.ts, line 9)",
    );
  });
});

import { describe, expect, test } from "vitest";
import { UI_FAULT, faultText, refusalText } from "./faultText";

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
      " (inside the toolkit, from ui.tsx, line 3)",
    ],
    [
      "of a toolkit that no file called",
      new TypeError("no"),
      ["b (frame.html:1:9)"],
      " (inside the toolkit)",
    ],
    [
      "of the UI of another game",
      new TypeError("no"),
      ["layout (game/ui:3:1)", "b (frame.html:1:9)"],
      " (ui.tsx, as the game was published)",
    ],
    ["of the toolkit", new Error("refused"), ["b (frame.html:1:9)", "game.ts:3:1"], ""],
    ["thrown by the game", new Error("mine"), ["Object.sow (game.ts:9:1)"], " (game.ts, line 9)"],
    ["in a file that was not changed", new TypeError("no"), ["a (game/game:12:5)"], ""],
  ])("%s", (_, error, frames, place) =>
    expect(faultText(thrown(error, ...frames))).toBe(`${error.name}: ${error.message}${place}`),
  );

  test("a fault that is worded for readers has no name of an error", () => {
    const error = thrown(
      Object.assign(new Error("No."), { name: UI_FAULT }),
      "r (frame.html:1:9)",
      "ui.tsx:3:1",
    );
    expect(faultText(error)).toBe("No (ui.tsx, line 3).");
  });

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

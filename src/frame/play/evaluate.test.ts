import { describe, expect, test } from "vitest";
import { evaluate, readStack } from "./evaluate";

/** An error with the fields that an engine gives it. */
const recorded = (fields: object): Error => Object.assign(new Error("x"), fields);

const FILES = ["game.ts", "ui.tsx"];

describe("the place of an error", () => {
  test("is in its stack in engines that name evaluated code", () => {
    try {
      evaluate("(() => {\n  nope();\n})", "game.ts");
      (evaluate("(() => {\n  nope();\n})", "game.ts") as () => void)();
    } catch (error) {
      expect(readStack(error as Error)).toContain("game.ts:2:3");
    }
    expect.assertions(1);
  });

  test("stays as Firefox writes it", () => {
    const stack = "f@game.ts:2:9\n@game.ts:5:1\n";
    expect(readStack(recorded({ stack, lineNumber: 2, columnNumber: 9 }), FILES)).toBe(stack);
  });

  // As WebKitGTK 2.50 gives them, the engine of Safari 26.
  const SAFARI = "h@\n@\n@\nmap@[native code]\nanonymous@";
  test.each([
    ["the first file", { line: 3, column: 7 }, `game.ts:3:7\n${SAFARI}`],
    ["the second file", { line: 100_002, column: 34 }, `ui.tsx:2:34\n${SAFARI}`],
    ["no file that is known", { line: 200_001, column: 1 }, SAFARI],
    ["a script of the frame", { line: 5, column: 1, sourceURL: "https://a.test/f.html" }, SAFARI],
  ])("in %s is read from the fields that Safari gives it", (_, fields, expected) => {
    expect(readStack(recorded({ stack: SAFARI, ...fields }), FILES)).toBe(expected);
  });

  test("is nowhere without a stack", () => {
    expect(readStack(recorded({ stack: undefined }), FILES)).toBe("");
  });
});

import { describe, expect, test } from "vitest";
import { drawText, findMissingLetters, findUndrawnLetters, measureText } from "./letters";

const STYLE = { x: 0, y: 0, size: 50, color: "#000" };

describe("the width of a text", () => {
  test("is less where two letters lean into each other", () =>
    expect(measureText("To", 50)).toBeLessThan(measureText("T", 50) + measureText("o", 50)));

  test("is the same for an accent that is written by itself", () =>
    expect(measureText("cafe\u0301", 50)).toBe(measureText("café", 50)));
});

describe("drawn text", () => {
  test("holds one outline for each letter, and none for a space", () =>
    expect(drawText("a b", STYLE).match(/<path/g)).toHaveLength(2));

  test("holds nothing of the text itself, so that no text can break the picture", () => {
    const svg = drawText(`</g><script>&"'`, STYLE);
    expect(svg).not.toMatch(/script|&/);
    expect(svg.match(/<(?!\/?g\b|path )/g)).toBeNull();
  });

  test("names a character without an outline", () => {
    expect(() => drawText("字", STYLE)).toThrow('"字" has no outline');
    expect(() => measureText("constructor\u{1F996}", 50)).toThrow("\u{1F996}");
  });
});

describe("characters that cards cannot draw", () => {
  test("are none of those of English and of western Europe's names", () =>
    expect(findMissingLetters("“Ça va?” – Ärger, señor Łukasz’s · (#1)…")).toEqual(["Ł"]));

  test("are named once, with the place, the text and what to do", () => {
    const source = { file: "content/game/flow.mdx", line: 2, name: "title", text: "字字 and 牌" };
    expect(findUndrawnLetters({ ...source, text: "Flow" })).toEqual([]);
    expect(findUndrawnLetters(source)).toEqual([
      {
        file: "content/game/flow.mdx",
        line: 2,
        what: 'the title "字字 and 牌" has "字", "牌", which the pictures of link previews cannot draw.',
        fix: expect.stringContaining("tools/make/letters.ts") as string,
      },
    ]);
  });
});

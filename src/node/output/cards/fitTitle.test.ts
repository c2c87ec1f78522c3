import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitTitle, MAX_LINES, type TitleBox } from "./fitTitle";

/** Every character is half as wide as the font size. */
const measure = (text: string, size: number): number => (Array.from(text).length * size) / 2;

/** At 20 px a line has 20 characters, at 10 px 40. */
const BOX: TitleBox = { width: 200, height: 60, lineHeight: 1, sizes: [40, 20, 10] };

describe("a title", () => {
  test("that is short has one line of the largest letters", () =>
    expect(fitTitle("Flow", BOX, measure)).toEqual({ lines: ["Flow"], size: 40 }));

  test("that is too wide for a line gets smaller letters when its lines would be too high", () => {
    expect(fitTitle("Information for all", BOX, measure)).toEqual({
      lines: ["Information for all"],
      size: 20,
    });
  });

  test("breaks between words, into lines of about one length", () => {
    const { lines } = fitTitle("aaaa bbbb cccc dddd eeee", BOX, measure);
    expect(lines).toEqual(["aaaa bbbb cccc", "dddd eeee"]);
  });

  test("never leaves a line wider than its box: a long word makes all letters smaller", () => {
    const word = "x".repeat(30);
    expect(fitTitle(`a ${word}`, BOX, measure)).toEqual({ lines: [`a ${word}`], size: 10 });
  });

  test("with a word longer than any line has that word broken", () => {
    const { lines } = fitTitle("x".repeat(50), BOX, measure);
    expect(lines).toEqual(["x".repeat(40), "x".repeat(10)]);
  });

  test("that fits at no size is cut, and shows it", () => {
    const { lines } = fitTitle("word ".repeat(60), BOX, measure);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines.at(-1)).toMatch(/\S…$/);
  });
});

test("any title has at most three lines, none wider than the box, and loses nothing unless cut", () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,50}$/), { maxLength: 20 }), (words) => {
      const { lines, size } = fitTitle(words.join(" "), BOX, measure);
      expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
      expect(lines.length * size * BOX.lineHeight).toBeLessThanOrEqual(BOX.height);
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width);
      const shown = lines.join("").replaceAll(" ", "");
      const whole = words.join("");
      if (shown.endsWith("…")) expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
      else expect(shown).toBe(whole);
    }),
  );
});

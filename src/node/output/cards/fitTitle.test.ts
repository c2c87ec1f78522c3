import { describe, expect, test } from "vitest";
import { fitTitle, type TitleBox } from "./fitTitle";

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
});

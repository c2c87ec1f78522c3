import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitMatches, type MatchPlace } from "./splitMatches";
import { toWords } from "./words";

/** The parts as text with the matches in brackets. */
const show = (place: MatchPlace, text: string, ...words: string[]): string =>
  splitMatches(text, words, place)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join("");

describe("splitMatches", () => {
  test.each([
    ["Deal the cards, discard", ["card"], "Deal the [card]s, discard"],
    ["CARDS, cards", ["cards"], "[CARDS], [cards]"],
    ["chooseOnBoard", ["board"], "chooseOnBoard"],
    ["game.finish()", ["finish", "game"], "[game].[finish]()"],
    ["Actions and acts", ["act", "action"], "[Action]s and [act]s"],
    ["Über ähnliche", ["äh"], "Über [äh]nliche"],
    ["set $value", ["$value"], "set [$value]"],
    ["no such word", ["card"], "no such word"],
    ["", ["card"], ""],
    ["text", [], "text"],
    ["text", [""], "text"],
  ])("in %j finds where words begin that start with %j: %s", (text, words, expected) =>
    expect(show("word start", text, ...words)).toBe(expected),
  );

  test("finds the parts of camel-case names where that is asked for", () => {
    expect(show("part start", "chooseOnBoard, firstN", "board", "n")).toBe(
      "chooseOn[Board], first[N]",
    );
    expect(show("part start", "onboard", "board")).toBe("onboard");
  });

  test("finds words inside of words where that is asked for", () =>
    expect(show("anywhere", "chooseOnBoard", "board", "oo")).toBe("ch[oo]seOn[Board]"));

  test("makes no empty parts around a match", () => {
    const parts = splitMatches("card-card", ["card", "-"], "word start");
    expect(parts.map(({ text }) => text)).toEqual(["card", "-", "card"]);
  });

  test("makes no pattern of what a reader typed", () => {
    expect(show("word start", "count(*) [x] \\d", "count(*)", "[", "(", "\\")).toBe(
      "[count(*)] [[]x] [\\]d",
    );
    expect(show("word start", "aaa", ".*", "a+")).toBe("aaa");
  });

  test("finds nothing where lower case has another length, rather than the wrong place", () =>
    expect(show("word start", "İstanbul card", "card")).toBe("İstanbul card"));

  test("gives back every text in full, for any text and query", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 80 }),
        fc.string({ unit: "binary", maxLength: 20 }),
        (text, query) => {
          const parts = splitMatches(text, toWords(query), "part start");
          expect(parts.map((part) => part.text).join("")).toBe(text);
          expect(parts.every((part) => part.text !== "")).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitMatches } from "./splitMatches";
import { toWords } from "./words";

/** The parts as text with the matches in brackets. */
const show = (text: string, ...words: string[]): string =>
  splitMatches(text, words)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join("");

describe("splitMatches", () => {
  test.each([
    ["Deal the cards", ["card"], "Deal the [card]s"],
    ["CARDS, cards", ["cards"], "[CARDS], [cards]"],
    ["chooseOnBoard", ["board"], "chooseOnBoard"],
    ["game.finish()", ["finish", "game"], "[game].[finish]()"],
    ["Actions and acts", ["act", "action"], "[Action]s and [act]s"],
    ["Über ähnliche", ["äh"], "Über [äh]nliche"],
    ["a card", ["card"], "a [card]"],
    ["card", ["card"], "[card]"],
    ["no such word", ["card"], "no such word"],
    ["", ["card"], ""],
    ["text", [], "text"],
    ["text", [""], "text"],
  ])("in %j marks %j: %s", (text, words, expected) => {
    expect(show(text, ...words)).toBe(expected);
  });

  test("finds words inside of words where that is asked for", () => {
    const parts = splitMatches("chooseOnBoard", ["board", "oo"], "anywhere");
    expect(parts.map(({ text, match }) => (match ? `[${text}]` : text)).join("")).toBe(
      "ch[oo]seOn[Board]",
    );
  });

  test("makes no empty parts around a match", () => {
    expect(splitMatches("card", ["card"])).toEqual([{ text: "card", match: true }]);
    expect(splitMatches("card-card", ["card", "-"])).toHaveLength(3);
  });

  test("makes no pattern of what a reader typed", () => {
    expect(show("count(*) [x] \\d", "count(*)", "[", "(", "\\")).toBe("[count(*)] [[]x] [\\]d");
    expect(show("aaa", ".*", "a+")).toBe("aaa");
  });

  test("leaves markup the text it is", () => {
    expect(show("<img src=x>", "img")).toBe("<[img] src=x>");
  });

  test("marks nothing where lower case has another length, rather than the wrong place", () => {
    expect(show("İstanbul card", "card")).toBe("İstanbul card");
  });

  test("gives back every text in full, for any text and query", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 80 }),
        fc.string({ unit: "binary", maxLength: 20 }),
        (text, query) => {
          const parts = splitMatches(text, toWords(query));
          expect(parts.map((part) => part.text).join("")).toBe(text);
          expect(parts.every((part) => part.text !== "")).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

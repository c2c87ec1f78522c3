import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentAsks } from "./packedAsks";
import { packIndex, readNumbers, unpackIndex, writeNumber, type PackedIndex } from "./packedIndex";
import { buildLunrIndex } from "./sampleSearch";
import { textTokens } from "./words";

const pack = (texts: readonly string[], asks: DocumentAsks = texts.map(() => [])): PackedIndex => ({
  stamp: "s",
  ...packIndex(buildLunrIndex(texts), asks),
});

/** Documents by word. */
const read = (texts: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(unpackIndex(pack(texts)).places) as Record<string, number[]>;

describe("the packed index", () => {
  test("keeps words as they are: forms, names, words that lunr would leave out as stop words", () => {
    expect(Object.keys(read(["choices chosen useD6 __proto__ constructor"])).sort()).toEqual(
      ["__proto__", "chosen", "choices", "constructor", "d6", "use", "used6"].sort(),
    );
  });

  test("is what lunr was given, for any texts", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "É", "日", "_", "7"), maxLength: 6 });
    const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
        const expected = new Map<string, number[]>();
        texts.forEach((each, id) => {
          for (const token of new Set(textTokens(each))) {
            expected.set(token, [...(expected.get(token) ?? []), id]);
          }
        });
        expect(read(texts)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 200 },
    );
  });

  test("without a word is empty", () => expect(read(["", "…"])).toEqual({}));
});

describe("the asks of documents", () => {
  const sorted = (asks: DocumentAsks) => asks.map((own) => own.map((words) => [...words].sort()));

  test("come back, each with its words in the order of the index, for any asks", () => {
    const word = fc.string({
      unit: fc.constantFrom("a", "b", "É", "_"),
      minLength: 1,
      maxLength: 3,
    });
    const ask = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(fc.array(ask, { maxLength: 20 }), { maxLength: 30 }), (asks) => {
        const texts = asks.map(() => "");
        expect(unpackIndex(pack(texts, asks)).asks).toEqual(sorted(asks));
      }),
      { numRuns: 200 },
    );
  });

  test("leave the words of the texts as they are", () => {
    const { places, asks } = unpackIndex(pack(["red deck", "deck"], [[["deck", "shuffle"]], []]));
    expect(Object.fromEntries(places)).toEqual({ red: [0], deck: [0, 1] });
    expect(asks).toEqual([[["deck", "shuffle"]], []]);
  });

  test("take a bit for a word that no ask has, and few more for one that many have", () => {
    const packed = (count: number) =>
      pack([], [Array.from({ length: 60 }, (_, at) => (at < count ? ["deck"] : ["card"]))]).asks;
    expect(packed(30).length).toBeLessThan(30);
    expect(pack(["one two three four five six"]).asks.length).toBe(2);
  });
});

describe("a damaged index is refused", () => {
  const whole = pack(["red deck", "blue deck"]);

  test("when words are lost", () =>
    expect(() => unpackIndex({ ...whole, places: "#" })).toThrow("lost words or places"));

  test("when a digit is none", () => {
    expect(() => unpackIndex({ ...whole, places: whole.places.replace(/./, "é") })).toThrow(
      '"é" is no digit',
    );
  });

  test("when its asks end early, have other characters, or ask for all of the memory", () => {
    const { asks, ...rest } = pack(["", ""], [[["red", "deck"]], [["blue"]]]);
    for (const text of [asks.slice(0, -1), `é${asks.slice(1)}`, "", `${"A".repeat(5)}__________`])
      expect(() => unpackIndex({ ...rest, asks: text })).toThrow("are damaged");
  });

  test("when they name an ask that does not exist, whatever they are", () => {
    const whole = pack(["", "", ""], [[["red", "deck"]], [["blue"]], []]);
    const messages = new Set<string>();
    const character = fc.constantFrom("A", "Q", "g", "w", "_", "x");
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (asks) => {
        try {
          expect(unpackIndex({ ...whole, asks }).asks).toHaveLength(3);
        } catch (error) {
          messages.add(String(error));
        }
      }),
      { numRuns: 2000 },
    );
    expect([...messages].sort()).toEqual([
      "Error: the asks of the search index are damaged",
      "Error: the search index names an ask that does not exist",
    ]);
  });

  test("when it names more documents than there are", () =>
    expect(() => unpackIndex({ ...whole, documents: 1 })).toThrow("a document that is not"));
});

test("numbers are read as they were written, and JSON escapes none of them", () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), (numbers) => {
      const text = numbers.map(writeNumber).join("");
      expect(readNumbers(text)).toEqual(numbers);
      expect(JSON.stringify(text)).toBe(`"${text}"`);
    }),
  );
});

test("small numbers take one character", () => {
  expect(writeNumber(0)).toHaveLength(1);
  expect(writeNumber(44)).toHaveLength(1);
  expect(writeNumber(45)).toHaveLength(2);
});

test("a number without its end is refused", () =>
  expect(() => readNumbers(writeNumber(45).slice(0, 1))).toThrow("has no end"));

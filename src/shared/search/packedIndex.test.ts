import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DocumentAsks } from "./packedAsks";
import { readNumbers, writeNumber } from "./numbers";
import { packIndex, unpackIndex, type PackedIndex } from "./packedIndex";
import { buildLunrIndex } from "./sampleSearch";
import { textTokens } from "./words";

const pack = (texts: readonly string[], asks: DocumentAsks = texts.map(() => [])): PackedIndex => ({
  stamp: "s",
  ...packIndex(buildLunrIndex(texts), asks),
  english: "",
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

  const asked = pack(["", ""], [[["red", "deck"]], [["blue"]]]);
  const { counts, places } = asked.asks;
  test.each([
    ["lost a document", { counts: counts.slice(1), places }, "are damaged"],
    ["lost a word", { counts, places: places.replace("\n", "") }, "are damaged"],
    ["ask for all of the memory", { counts: writeNumber(1e9) + counts[1]!, places }, "are damaged"],
    ["have other characters", { counts, places: places.replace(/./, "é") }, "is no digit"],
    ["name an ask that is not", { counts, places: places.replace(/./, "%") }, "does not exist"],
  ])("when its asks %s", (_, asks, message) =>
    expect(() => unpackIndex({ ...asked, asks })).toThrow(message),
  );

  test("or its asks are whole, whatever they are", () => {
    const digits = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom("#", "$", "%", "P", "é"), maxLength });
    const lines = fc.array(digits(2), { minLength: 2, maxLength: 4 }).map((all) => all.join("\n"));
    const messages = new Set<string>();
    fc.assert(
      fc.property(digits(3), lines, (counts, places) => {
        try {
          expect(unpackIndex({ ...asked, asks: { counts, places } }).asks).toHaveLength(2);
          messages.add("none");
        } catch (error) {
          messages.add((error as Error).message);
        }
      }),
      { numRuns: 5000 },
    );
    expect([...messages].sort()).toEqual([
      '"é" is no digit of the search index',
      "a number of the search index has no end",
      "none",
      "the asks of the search index are damaged",
      "the search index names an ask that does not exist",
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

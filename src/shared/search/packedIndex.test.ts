import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packIndex, readNumbers, unpackIndex, writeNumber, type PackedIndex } from "./packedIndex";
import { buildLunrIndex } from "./sampleSearch";
import { textTokens } from "./words";

const pack = (texts: readonly string[]): PackedIndex => ({
  stamp: "s",
  ...packIndex(buildLunrIndex(texts), texts.length),
});

/** Documents by word. */
const read = (texts: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(unpackIndex(pack(texts)));

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

describe("a damaged index is refused", () => {
  const whole = pack(["red deck", "blue deck"]);

  test("when words are lost", () =>
    expect(() => unpackIndex({ ...whole, places: "#" })).toThrow("lost words or places"));

  test("when a digit is none", () => {
    expect(() => unpackIndex({ ...whole, places: whole.places.replace(/./, "é") })).toThrow(
      '"é" is no digit',
    );
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

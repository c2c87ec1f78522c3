import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumbers, writeNumber } from "./numberText";

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

test("a number without its end is refused", () => {
  expect(() => readNumbers(writeNumber(45).slice(0, 1))).toThrow("has no end");
});

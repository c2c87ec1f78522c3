/**
 * Printable characters that JSON does not escape; those in the first half end a number, those in the
 * second continue it.
 */
const DIGITS = Array.from({ length: 92 }, (_, index) => String.fromCharCode(index + 35))
  .filter((digit) => digit !== "\\")
  .slice(0, 90);
const BASE = DIGITS.length / 2;
const VALUES: ReadonlyMap<string, number> = new Map(DIGITS.map((digit, value) => [digit, value]));

/** Writes an integer from 0 as one character if it is small, otherwise as a few. */
export function writeNumber(value: number): string {
  const digit = DIGITS[value] ?? "";
  return value < BASE
    ? digit
    : (DIGITS[BASE + (value % BASE)] ?? "") + writeNumber(Math.floor(value / BASE));
}

/** The numbers of a text that `writeNumber` wrote; throws an `Error` for any other text. */
export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let place = 1;
  for (const character of text) {
    const digit = VALUES.get(character);
    if (digit === undefined) throw new Error(`"${character}" is no digit of the search index`);
    value += (digit % BASE) * place;
    place *= BASE;
    if (digit >= BASE) continue;
    numbers.push(value);
    value = 0;
    place = 1;
  }
  if (place !== 1) throw new Error("a number of the search index has no end");
  return numbers;
}

/** Writes ascending integers from 0 as the steps from one to the next. */
export function writeAscending(numbers: readonly number[]): string {
  return numbers.map((number, at) => writeNumber(number - (numbers[at - 1] ?? -1) - 1)).join("");
}

/** The integers of a text that `writeAscending` wrote; throws an `Error` for any other text. */
export function readAscending(text: string): number[] {
  let number = -1;
  return readNumbers(text).map((step) => (number += 1 + step));
}

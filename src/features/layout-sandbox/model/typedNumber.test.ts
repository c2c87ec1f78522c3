import { expect, test } from "vitest";
import { describeRefused, readNumber, stepNumber } from "./typedNumber";

const COUNT = { min: 1, max: 40, step: 1 };
const OFFSET = { min: -200, max: 200, step: 0.5 };

test.each([
  ["12", 12],
  [" 12 ", 12],
  ["+12", 12],
  ["-5", -5],
  ["2.5", 2.5],
  [".5", 0.5],
  ["5.", 5],
  ["1e1", 10],
  ["1E-2", 0.01],
  ["１２．５", 12.5],
  ["2.000000000000000000001", 2],
])("%j is a number", (text, number) => expect(readNumber(text, OFFSET)).toBe(number));

test("minus zero is zero", () => expect(Object.is(readNumber("-0", OFFSET), 0)).toBe(true));

test.each([
  ...["", "  ", "-", "1e", "e5", ".", "1,5", "12px", "1 2", "1_0", "0x10", "0b1", "1n", "NaN"],
  ...["Infinity", "1e400", "1e308", "-1e308", "1e21", "201", "9".repeat(10_000), "١٢", "1\u200b2"],
  ...["\u202e12", "1\u00002", "<b>1</b>", "null", "[1]", "1--1", "\ud8001"],
])("%.12j is none of the range", (text) => expect(readNumber(text, OFFSET)).toBeUndefined());

test("what is counted has no fractions", () => {
  expect(readNumber("2.5", COUNT)).toBeUndefined();
  expect(readNumber("40", COUNT)).toBe(40);
  expect(readNumber("0", COUNT)).toBeUndefined();
  expect(readNumber("41", COUNT)).toBeUndefined();
});

test("a text that is refused is reported with what is valid", () => {
  expect(describeRefused("2.5", COUNT)).toBe('"2.5" is not a whole number from 1 to 40.');
  expect(describeRefused("1,5", OFFSET)).toBe('"1,5" is not a number from -200 to 200.');
  expect(describeRefused(" ", OFFSET)).toBe("Enter a number from -200 to 200.");
  expect(describeRefused("9".repeat(99), COUNT)).toContain(`"${"9".repeat(20)}…" is not`);
  expect(describeRefused("1\u200b2\u202e\u0007", COUNT)).toContain('"1\ufffd2\ufffd\ufffd" is');
});

test("a step stays within the range, and has no noise behind the point", () => {
  expect(stepNumber(0.2, 1, { min: 0.2, max: 4, step: 0.1 })).toBe(0.3);
  expect(stepNumber(200, 1, OFFSET)).toBe(200);
  expect(stepNumber(1, -1, COUNT)).toBe(1);
  expect(stepNumber(undefined, -1, COUNT)).toBe(1);
});

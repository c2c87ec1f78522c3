import { expect, test } from "vitest";
import { editLines, originOf, replaceMark, traceText } from "./tracedText";

const page = traceText("one\n::mark\nthree\nfour");

test("a line behind a text that was put in knows its own number", () => {
  const longer = replaceMark(page, "::mark", () => "a\nb\nc");
  expect(longer.text).toBe("one\na\nb\nc\nthree\nfour");
  expect([1, 2, 3, 4, 5, 6].map((line) => originOf(longer, line))).toEqual([1, 2, 2, 2, 3, 4]);
});

test("edits add up, and each counts the lines that it finds", () => {
  const longer = editLines(page, [
    { line: 2, count: 0, text: "x\ny" },
    { line: 4, count: 1, text: "z" },
  ]);
  const shorter = replaceMark(longer, "::mark", () => "w");
  expect(shorter.text).toBe("one\nx\ny\nw\nthree\nz");
  expect(shorter.origins).toEqual([1, 1, 1, 2, 3, 4]);
});

test("a text without the mark stays, and what would replace it is not asked for", () => {
  const write = (): string => {
    throw new Error("asked");
  };
  expect(replaceMark(page, "::other", write)).toBe(page);
});

test("a line beyond the end comes from the last one", () => expect(originOf(page, 9)).toBe(4));

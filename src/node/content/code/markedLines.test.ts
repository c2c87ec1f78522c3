import { expect, test } from "vitest";
import { openMark } from "./markedLines";

test("more than four marked lines in a row get a bar, each of them", () => {
  const marked = [1, 2, 3, 4, 6, 7, 8, 9, 10];
  const withBar = marked.filter((line) => openMark(line, marked) === '<mark class="bar">');
  expect(withBar).toEqual([6, 7, 8, 9, 10]);
  expect(openMark(4, marked)).toBe("<mark>");
});

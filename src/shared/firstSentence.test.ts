import { expect, test } from "vitest";
import { firstSentence } from "./firstSentence";

test.each([
  ["One. Two.", "One."],
  ["Some text, e.g. this one. More.", "Some text, e.g. this one."],
  ["No full stop", "No full stop"],
  ["", ""],
])("the first sentence of %j is %j", (whole, first) => expect(firstSentence(whole)).toBe(first));

test("a long first sentence is cut at a word", () => {
  expect(firstSentence("a long sentence without end", 15)).toBe("a long sentence…");
  expect(firstSentence("a long sentence without end", 12)).toBe("a long…");
});

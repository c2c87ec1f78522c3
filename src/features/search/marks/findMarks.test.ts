import { expect, test } from "vitest";
import { findMarks } from "./findMarks";

const marked = (text: string, words: readonly string[]): string[] =>
  findMarks(text, words).map(({ start, end }) => text.slice(start, end));

test("marks beginnings of words, whatever their case, and no middles", () => {
  expect(marked("Place a placement, replace", ["place"])).toEqual(["Place", "place"]);
});

test("marks the parts of camel-case names", () => {
  expect(marked("chooseOnBoard and firstN", ["board", "n"])).toEqual(["Board", "N"]);
  expect(marked("onboard", ["board"])).toEqual([]);
});

test("takes the longest of several words at one place", () => {
  expect(marked("adjacency", ["adj", "adjacency"])).toEqual(["adjacency"]);
});

test("marks a name with its dollar sign", () => {
  expect(marked("set $value", ["$value"])).toEqual(["$value"]);
});

test("leaves a text alone whose lower case is longer", () => {
  expect(findMarks("İstanbul board", ["board"])).toEqual([]);
});

test("takes no word for a pattern", () => {
  expect(marked("a (b [c", ["(b", "[c", ".*"])).toEqual(["(b", "[c"]);
});

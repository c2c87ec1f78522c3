import { expect, test } from "vitest";
import { parseSynonyms, readSynonyms } from "./synonyms";

test("a word in two groups has the meanings of both", () => {
  const meanings = readSynonyms([
    { words: ["deck"], mean: ["space"] },
    { words: ["deck", "pile"], mean: ["stack"] },
  ]);
  expect(meanings.get("deck")).toEqual(["space", "stack"]);
  expect(meanings.get("constructor")).toBeUndefined();
});

test.each([
  ["no list", "dice"],
  ["no meaning", [{ words: ["dice"] }]],
  ["capitals", [{ words: ["Dice"], mean: ["d6"] }]],
  ["an empty list", [{ words: [], mean: ["d6"] }]],
  ["a number", [{ words: [6], mean: ["d6"] }]],
])("a file with %s is refused, with place and fix", (_name, data) => {
  expect(() => parseSynonyms(data, "content/synonyms.yml")).toThrow(
    /content\/synonyms\.yml: entry 1 is no group.*\n.*lower case.*\n.*Fix:/,
  );
});

test("the groups of a file are read as they are", () => {
  const groups = [{ words: ["dice"], mean: ["d6"] }];
  expect(parseSynonyms(groups, "f")).toEqual(groups);
});

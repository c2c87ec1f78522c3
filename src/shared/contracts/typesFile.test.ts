import { expect, test } from "vitest";
import { findTypes, sampleKey, toTypesFile, typesUrl } from "./typesFile";

const SAMPLES = [
  {
    code: "const a = b;",
    types: [
      { start: 6, end: 7, text: "const a: number" },
      { start: 10, end: 11, text: "const b: number" },
    ],
  },
  { code: "a();", types: [{ start: 0, end: 1, text: "const a: number" }] },
];
const sent: unknown = JSON.parse(JSON.stringify(toTypesFile(SAMPLES)));

test("a page finds the types of each of its samples by the code", () => {
  for (const { code, types } of SAMPLES) expect(findTypes(sent, code)).toEqual(types);
});

test("a type that many names have is sent once", () =>
  expect(JSON.stringify(sent).match(/const a: number/g)).toHaveLength(1));

test("a sample of another build, or a file that is none, has no types", () => {
  expect(findTypes(sent, "a() ;")).toEqual([]);
  for (const data of [undefined, null, "<html>", {}, { texts: [], samples: null }]) {
    expect(findTypes(data, "a();")).toEqual([]);
  }
});

test("codes that differ in one letter have different keys", () =>
  expect(new Set(["ab", "ba", "a", "", "ab "].map(sampleKey)).size).toBe(5));

test.each([
  ["/", "/types/index.json"],
  ["/game/actions", "/types/game/actions.json"],
])("the types of %s are at %s", (route, url) => expect(typesUrl(route)).toBe(url));

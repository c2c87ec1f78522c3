import fc from "fast-check";
import { expect, test } from "vitest";
import { printJson } from "./jsonLines";

test("is printed as JSON.stringify does, and nothing has changed since itself", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as unknown;
      const lines = printJson(json, json);
      expect(lines.map(({ text }) => text).join("\n")).toBe(JSON.stringify(json, null, 2));
      expect(lines.some(({ changed }) => changed)).toBe(false);
    }),
  );
});

test("marks the lines that are new or other than before", () => {
  const lines = printJson(
    { a: 1, b: [1, 2, 3], c: { d: null } },
    { a: 2, b: [1, 2], c: { d: null } },
  );
  expect(lines.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual([
    '"a": 1,',
    "3",
  ]);
});

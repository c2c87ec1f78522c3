import fc from "fast-check";
import { expect, test } from "vitest";
import { printJson } from "./jsonLines";

/** A value in a list in a list, so many times. */
const nest = (depth: number, inner: unknown): unknown =>
  depth === 0 ? inner : [nest(depth - 1, inner)];

test("is printed as JSON.stringify does, and nothing has changed since itself", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value)) as unknown;
      const { lines } = printJson(json, json);
      expect(lines.map(({ text }) => text).join("\n")).toBe(JSON.stringify(json, null, 2));
      expect(lines.some(({ changed }) => changed)).toBe(false);
    }),
  );
});

test.each([
  ["lines", new Array<number>(30_000).fill(7)],
  ["characters", nest(150, new Array<number>(5000).fill(7))],
])("stops when there are too many %s", (_, value) => {
  const { lines, isCut } = printJson(value);
  const printed = lines.map(({ text }) => text).join("\n");
  expect(isCut).toBe(true);
  expect(lines.length).toBeLessThanOrEqual(20_000);
  expect(printed.length).toBeLessThan(1_010_000);
  expect(JSON.stringify(value, null, 2).startsWith(printed)).toBe(true);
});

test("cuts long texts and keys", () => {
  const { lines, isCut } = printJson({ ["k".repeat(3000)]: ["t".repeat(3000)] });
  expect(isCut).toBe(false);
  expect(lines.map(({ text }) => text.trim().length)).toEqual([1, 2001, 2000, 1, 1]);
});

test("marks the lines that are new or other than before", () => {
  const { lines } = printJson(
    { a: 1, b: [1, 2, 3], c: { d: null } },
    { a: 2, b: [1, 2], c: { d: null } },
  );
  expect(lines.filter(({ changed }) => changed).map(({ text }) => text.trim())).toEqual([
    '"a": 1,',
    "3",
  ]);
});

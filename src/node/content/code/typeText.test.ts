import { expect, test } from "vitest";
import { layOutType } from "./typeText";

const long = (name: string): string => `${name}: SomethingWithALongName<Meal, Host>`;

test("what is short stays on its line", () =>
  expect(layOutType("const dish:\n  Dish")).toBe("const dish: Dish"));

test("each parameter gets a line, with its own commas and arrows", () => {
  expect(
    layOutType("choose(choice: (args: [A, B]) => Promise<C>, options?: { a: D, b: 'x)' }): Action"),
  ).toBe(
    [
      "choose(",
      "  choice: (args: [A, B]) => Promise<C>,",
      "  options?: { a: D, b: 'x)' },",
      "): Action",
    ].join("\n"),
  );
});

test("each part of a long union gets a line", () => {
  expect(layOutType(`const a: ${["one", "two", "three"].map(long).join(" | ")}`)).toBe(
    [`const a: ${long("one")}`, `  | ${long("two")}`, `  | ${long("three")}`].join("\n"),
  );
});

test("at most six lines are left, and the reader hears how many are not", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  const lines = layOutType(`f(${names.map(long).join(", ")}): void`).split("\n");
  expect(lines).toHaveLength(6);
  expect(lines[4]).toBe("  … 4 more");
  expect(lines[5]).toBe("): void");
  const union = layOutType(`const a: ${names.map(long).join(" | ")}`).split("\n");
  expect(union).toHaveLength(6);
  expect(union.at(-1)).toBe("  | … 2 more");
});

test("a line without an end is cut", () => {
  const text = layOutType(`const a: ${"Long".repeat(100)}`);
  expect(text.length).toBeLessThanOrEqual(100);
  expect(text).toMatch(/…$/);
});

import { expect, test } from "vitest";
import { readKindPrefix } from "./kindPrefix";

test.each([
  ["method:add", "method", "add"],
  ["Class: grid", "class", "grid"],
  ["type:", "type", ""],
  ["error:loop", "error", "loop"],
])("%s asks for a kind", (query, kind, text) =>
  expect(readKindPrefix(query)).toMatchObject({ kind, text }),
);

test.each(["add", "a:b", "std::vector", ":", "constructorr:", "Error: No players"])(
  "%s asks for none",
  (query) => {
    const { kind, text, allows } = readKindPrefix(query);
    expect([kind, text, allows("anything")]).toEqual([undefined, query, true]);
  },
);

test("a kind means what readers call by that name", () => {
  expect(readKindPrefix("prop:x").allows("accessor")).toBe(true);
  expect(readKindPrefix("type:x").allows("interface")).toBe(true);
  expect(readKindPrefix("method:x").allows("class")).toBe(false);
});

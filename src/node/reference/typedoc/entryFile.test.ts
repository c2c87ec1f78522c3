import { expect, test } from "vitest";
import { entryText } from "./entryFile";

test("reaches the package's folders by relative paths, so that the cache does not depend on the place", () => {
  const text = entryText("/site/node_modules/@scope/toolkit", "/site/.cache/typedoc");
  expect(text).toContain('export * from "../../node_modules/@scope/toolkit/entry/board/index.js";');
  expect(text).toBe(entryText("/other/node_modules/@scope/toolkit", "/other/.cache/typedoc"));
});

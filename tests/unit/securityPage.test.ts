import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the tests that /security names exist", () => {
  const page = readFileSync("content/accessibility/security.mdx", "utf8");
  const named = [...page.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

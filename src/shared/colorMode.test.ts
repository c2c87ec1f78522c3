import { expect, test } from "vitest";
import { isColorMode, resolveColorMode } from "./colorMode";

test.each(["", "Dark", "auto", '"dark"', "__proto__", '{"x":'])("%j is no theme", (text) =>
  expect(isColorMode(text)).toBe(false),
);

test("light and dark are themes", () =>
  expect(["light", "dark"].filter(isColorMode)).toEqual(["light", "dark"]));

test.each([
  ["the reader's choice before anything else", "dark", "light", true, false, "dark"],
  ["the reader's choice before anything else", "light", "light", true, true, "light"],
  ["the system where the site follows it", undefined, "light", true, true, "dark"],
  ["the system where the site follows it", undefined, "dark", true, false, "light"],
  ["the site's default where the system does not count", undefined, "light", false, true, "light"],
  ["the site's default where the system does not count", undefined, "dark", false, false, "dark"],
] as const)("the theme is %s", (_, chosen, usual, respectSystem, systemIsDark, shown) =>
  expect(resolveColorMode(chosen, { default: usual, respectSystem }, systemIsDark)).toBe(shown),
);

import { describe, expect, test } from "vitest";
import { isColorMode, resolveColorMode } from "./colorMode";

test.each(["", "Dark", "auto", '"dark"', "__proto__", '{"x":'])("%j is no theme", (text) =>
  expect(isColorMode(text)).toBe(false),
);

test("light and dark are themes", () =>
  expect(["light", "dark"].filter(isColorMode)).toEqual(["light", "dark"]));

describe("resolveColorMode", () => {
  test("follows the reader's choice before anything else", () => {
    const settings = { default: "light", respectSystem: true } as const;
    expect(resolveColorMode("dark", settings, false)).toBe("dark");
    expect(resolveColorMode("light", settings, true)).toBe("light");
  });

  test("follows the system when the site does and nothing is chosen", () => {
    const settings = { default: "light", respectSystem: true } as const;
    expect(resolveColorMode(undefined, settings, true)).toBe("dark");
    expect(resolveColorMode(undefined, settings, false)).toBe("light");
  });

  test("takes the site's default when the system does not count", () => {
    expect(resolveColorMode(undefined, { default: "light", respectSystem: false }, true)).toBe(
      "light",
    );
    expect(resolveColorMode(undefined, { default: "dark", respectSystem: false }, false)).toBe(
      "dark",
    );
  });
});

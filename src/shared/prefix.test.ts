import { expect, test } from "vitest";
import { stripPrefix } from "./prefix";

test.each([
  ["/game", "", "/game"],
  ["/docs/game", "/docs", "/game"],
  ["/docs", "/docs", "/"],
  ["/docs/", "/docs", "/"],
  ["/docs2/game", "/docs", undefined],
  ["/game", "/docs", undefined],
  ["/game/docs/x", "/docs", undefined],
])("%s without the prefix %j is %s", (path, prefix, expected) =>
  expect(stripPrefix(path, prefix)).toBe(expected),
);

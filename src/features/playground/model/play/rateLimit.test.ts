import { expect, test } from "vitest";
import { MAX_PAYLOAD } from "./protocol";
import { createRateLimit } from "./rateLimit";

test("sixty messages a second pass, more are dropped, a thousand are a flood", () => {
  const limit = createRateLimit();
  const verdicts = Array.from({ length: 1001 }, () => limit(1500, 10));
  expect(verdicts.slice(0, 60).every((verdict) => verdict === "pass")).toBe(true);
  expect(verdicts.slice(60, 1000).every((verdict) => verdict === "drop")).toBe(true);
  expect(verdicts[1000]).toBe("flood");
});

test("three of the longest payloads a second pass, a fourth is a flood", () => {
  const limit = createRateLimit();
  const verdicts = Array.from({ length: 4 }, () => limit(1500, MAX_PAYLOAD));
  expect(verdicts).toEqual(["pass", "pass", "pass", "flood"]);
});

test("the next second starts a new count", () => {
  const limit = createRateLimit();
  for (let count = 0; count < 100; count += 1) limit(900, MAX_PAYLOAD / 50);
  expect(limit(1000, MAX_PAYLOAD)).toBe("pass");
});

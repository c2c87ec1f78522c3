import { expect, test } from "vitest";
import { createRateLimit } from "./rateLimit";

test("sixty messages a second pass, more are dropped, a thousand are a flood", () => {
  const limit = createRateLimit();
  const verdicts = Array.from({ length: 1001 }, () => limit(1500));
  expect(verdicts.slice(0, 60).every((verdict) => verdict === "pass")).toBe(true);
  expect(verdicts.slice(60, 1000).every((verdict) => verdict === "drop")).toBe(true);
  expect(verdicts[1000]).toBe("flood");
});

test("the next second counts anew", () => {
  const limit = createRateLimit();
  for (let count = 0; count < 100; count += 1) limit(900);
  expect(limit(1000)).toBe("pass");
});

import { expect, test } from "vitest";
import { z } from "zod";
import { describeFault } from "./fieldFault";

const schema = z.strictObject({
  order: z.number(),
  title: z.string().min(2).max(60),
  draft: z.boolean(),
  words: z.array(z.string()).min(1),
  seats: z.int().max(6),
  status: z.enum(["needs-review", "outdated"]),
  slug: z.string().regex(/^\//, "a route such as /game/flow"),
});

test.each<[string, unknown, string]>([
  ["order", "three", "expected a number"],
  ["title", 7, "expected a text"],
  ["title", "x", "expected at least 2 characters"],
  ["title", "x".repeat(61), "expected at most 60 characters"],
  ["draft", "yes", "expected true or false"],
  ["words", "one", "expected a list"],
  ["words", [], "expected at least 1 entry"],
  ["seats", 1.5, "expected a whole number"],
  ["seats", 7, "expected at most 6"],
  ["status", "new", 'expected "needs-review" or "outdated"'],
  ["slug", "game", "a route such as /game/flow"],
])("%s: what is wrong with %j is said in plain words", (field, value, message) => {
  const { error } = schema.safeParse({ [field]: value });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  expect(issue && describeFault(issue)).toBe(message);
});

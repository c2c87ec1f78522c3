import { expect, test } from "vitest";
import { guardQuery } from "./guardQuery";

test("an expression stays the same but for the checks in its loops and functions", () => {
  expect(guardQuery("game.all(Card);")).toEqual({ code: "(game.all(Card)\n)" });
  expect(guardQuery("1 // a comment")).toEqual({ code: "(1 // a comment\n)" });
  const guarded = guardQuery("(() => { for (;;); })()");
  expect("code" in guarded && guarded.code).toContain("__guard()");
});

test.each([
  ["game.all(", "ends too early"],
  ["game.all(Card,, 1)", "at character 15"],
  ["1; 2", "at character"],
  ["const a = 1", "at character"],
])("%s is reported as a problem", (query, words) => {
  const guarded = guardQuery(query);
  expect("problem" in guarded ? guarded.problem : "").toMatch(new RegExp(words));
});

import { describe, expect, test } from "vitest";
import {
  API_MODULES_ROUTE,
  apiUrl,
  classRoute,
  createAnchors,
  groupAnchor,
  memberAnchor,
} from "./apiUrl";

describe("memberAnchor", () => {
  test.each([
    ["chooseOnBoard", undefined, "chooseonboard"],
    ["putInto", undefined, "putinto"],
    ["$", undefined, "dollar"],
    ["[iterator]", undefined, "iterator"],
    ["__proto__", undefined, "__proto__"],
    ["start", "TestRunner", "testrunner-start"],
    ["§", undefined, "member"],
  ])("makes the id of %s of %s", (name, owner, anchor) =>
    expect(memberAnchor(name, owner)).toBe(anchor),
  );
});

describe("createAnchors", () => {
  test("gives collisions stable suffixes in the order of the source", () => {
    const give = createAnchors();
    expect(["hide", "Hide", "hide", "hide-2"].map((name) => give(memberAnchor(name)))).toEqual([
      "hide",
      "hide-2",
      "hide-3",
      "hide-2-2",
    ]);
  });

  test("knows the names of Object's own properties as names like any other", () => {
    const give = createAnchors();
    expect([give("constructor"), give("__proto__"), give("constructor")]).toEqual([
      "constructor",
      "__proto__",
      "constructor-2",
    ]);
  });
});

test("an address leads to a member or a page, and is an anchor alone on the page itself", () => {
  const route = classRoute("Action");
  expect(apiUrl({ route, anchor: "do" })).toBe("/api/classes/Action#do");
  expect(apiUrl({ route: API_MODULES_ROUTE, anchor: "loop" }, route)).toBe("/api/modules#loop");
  expect(apiUrl({ route, anchor: "do" }, route)).toBe("#do");
  expect(apiUrl({ route }, route)).toBe("/api/classes/Action");
});

test("a heading over members cannot take the id of a member", () =>
  expect(groupAnchor("Game Management")).toBe("category-game-management"));

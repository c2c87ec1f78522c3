import { describe, expect, test } from "vitest";
import { findDeadLink, findTarget } from "./contentLinks";

const PAGES = new Map([
  ["/", new Set<string>()],
  ["/game/flow", new Set(["loops", "each-player"])],
  ["/api/classes/Action", new Set(["chooseonboard"])],
]);
const MOVED = new Map([
  ["/game/turns", "/game/flow"],
  ["/game/flow#repeat", "/game/flow#loops"],
]);

describe("findTarget", () => {
  test.each([
    ["/game/flow", { kind: "page", route: "/game/flow" }],
    ["/game/flow#loops", { kind: "page", route: "/game/flow", anchor: "loops" }],
    ["/game/flow#l%6Fops", { kind: "page", route: "/game/flow", anchor: "loops" }],
    ["#choices", { kind: "page", route: "/game/actions", anchor: "choices" }],
    ["/search?q=flow", { kind: "page", route: "/search" }],
    ["/games/garden-row.zip", { kind: "file" }],
    ["https://example.org/game/flow", { kind: "external" }],
    ["//example.org", { kind: "external" }],
    ["mailto:a@example.org", { kind: "external" }],
  ])("%s", (url, target) => expect(findTarget({ url, from: "/game/actions" })).toEqual(target));
});

describe("findDeadLink", () => {
  test("has nothing to say of a page and an anchor that exist, of files and of other sites", () => {
    for (const url of [
      "/",
      "/game/flow",
      "/game/flow#loops",
      "/board.png",
      "https://example.org",
    ]) {
      expect(findDeadLink({ url, from: "/" }, PAGES, MOVED), url).toBeUndefined();
    }
  });

  test("names the anchors of a page that lacks the one", () => {
    expect(findDeadLink({ url: "/game/flow#lopps", from: "/" }, PAGES, MOVED)).toEqual({
      what: 'the link "/game/flow#lopps" names an anchor that /game/flow does not have.',
      valid: ["#loops", "#each-player"],
      fix: 'write "/game/flow#loops".',
    });
    expect(
      findDeadLink({ url: "/api/classes/Action#chooseOnBord", from: "/" }, PAGES, MOVED)?.fix,
    ).toBe('write "/api/classes/Action#chooseonboard".');
  });

  test("lists what is near when nothing is near enough to be meant", () => {
    expect(findDeadLink({ url: "/anything-else", from: "/" }, PAGES, MOVED)).toMatchObject({
      valid: ["/game/flow", "/", "/api/classes/Action"],
      fix: "write the address of a page that exists, or take the link away.",
    });
    const anchors = Array.from({ length: 30 }, (_, index) => `step-${String(index)}`);
    const long = new Map([["/game/long", new Set(anchors)]]);
    const fault = findDeadLink({ url: "/game/long#start-here", from: "/" }, long, MOVED);
    expect(fault?.valid).toHaveLength(6);
    expect(fault?.fix).toBe('write "/game/long", with one of these anchors or without any.');
  });
});

test.each([
  ["/game/turns", "/game/flow"],
  ["/game/turns#loops", "/game/flow#loops"],
  ["/game/flow#repeat", "/game/flow#loops"],
])("a link to the former address %s is to be written as %s", (url, now) => {
  expect(findDeadLink({ url, from: "/" }, PAGES, MOVED)).toEqual({
    what: `the link "${url}" uses a former address.`,
    fix: `write "${now}".`,
  });
});

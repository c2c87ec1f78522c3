import { describe, expect, test } from "vitest";
import { findLinkFault } from "./linkForm";

const find = (url: string, file = "content/game/board.mdx") =>
  findLinkFault(url, file, (path) => path === "/files/starter.zip");

describe("a link", () => {
  test.each([
    "/",
    "/game/flow",
    "/game/flow#loops",
    "/search?q=die#top",
    "/api/classes/Action#chooseonboard",
    "/cookbook/best_practices",
    "/files/starter.zip",
    "#loops",
    "https://example.org/a.html",
    "http://localhost:8080/",
    "mailto:a@example.org",
    "https://boardzilla.io/",
    "https://docs.boardzilla.io.example.org/",
  ])("may be %s", (url) => expect(find(url)).toBeUndefined());

  test.each([
    ["/game/actions/", "/game/actions"],
    ["/game/actions.html", "/game/actions"],
    ["/game/actions.mdx#a", "/game/actions#a"],
    ["/game//actions", "/game/actions"],
    ["/Game/Actions", "/game/actions"],
    ["/game/actions/#follow-up", "/game/actions#follow-up"],
    ["/api/classes/Action/", "/api/classes/Action"],
    ["/faq/index.html", "/faq"],
    ["/index", "/"],
    ["./flow.md", "/game/flow"],
    ["flow", "/game/flow"],
    ["flow.mdx#loops", "/game/flow#loops"],
    ["../ui/layout", "/ui/layout"],
    ["../faq/index.mdx", "/faq"],
    ["http://docs.boardzilla.io/game/flow", "/game/flow"],
    ["https://docs.boardzilla.io/game/flow/#loops", "/game/flow#loops"],
    ["https://DOCS.boardzilla.io", "/"],
    ["https://docs.boardzilla.io?q=1#top", "/?q=1#top"],
    ["//docs.boardzilla.io/faq", "/faq"],
    ["//example.org/a", "https://example.org/a"],
    ["../files/starter.zip", "/files/starter.zip"],
  ])("written %s should be %s", (url, right) => expect(find(url)?.right).toBe(right));

  test.each(["/files/other.zip", "/game/the flow", "/game/fl%6Fw", "/é"])(
    "such as %s has no right form",
    (url) => expect(find(url)).toEqual({ why: "it is no route, and static/ has no such file" }),
  );

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
  ])("may not be %s", (url) => {
    expect(find(url)?.why).toMatch(/^a page may not link to [a-z]+:$/);
    expect(find(url)?.right).toBeUndefined();
  });

  test("may not be empty", () => expect(find("")).toEqual({ why: "it is empty" }));

  test("is resolved from the page it is on", () => {
    expect(find("css.mdx", "content/ui/css.mdx")?.right).toBe("/ui/css");
    expect(find("game/flow", "content/index.mdx")?.right).toBe("/game/flow");
  });
});

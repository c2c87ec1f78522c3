import { describe, expect, test } from "vitest";
import { rankRoutes } from "./rankRoutes";

const PAGES = [
  "/",
  "/api/classes/Action",
  "/cookbook",
  "/game/actions",
  "/game/flow",
  "/introduction/getting-started",
  "/ui/layout",
  "/ui/layout-sandbox",
].map((route) => ({ route }));

const nearest = (asked: string): string | undefined => rankRoutes(asked, PAGES)[0]?.route;

describe("the pages nearest to a path that no page has", () => {
  test.each([
    ["/game/action", "/game/actions"],
    ["/game/actoins", "/game/actions"],
    ["/Game/Actions", "/game/actions"],
    ["/game/actions.html", "/game/actions"],
    ["/game/actions/", "/game/actions"],
    ["/docs/game/actions", "/game/actions"],
    ["/getting-started", "/introduction/getting-started"],
    ["/ui/sandbox/layout", "/ui/layout"],
    ["/api/class/Action", "/api/classes/Action"],
  ])("begin for %s with %s", (asked, expected) => expect(nearest(asked)).toBe(expected));

  test("are found whatever the case of either path", () => {
    expect(rankRoutes("/ABCD", [{ route: "/abcd" }])).toHaveLength(1);
    expect(rankRoutes("/abcd", [{ route: "/ABCD" }])).toHaveLength(1);
  });

  test("are none for a path like no page", () =>
    expect(rankRoutes("/wp-login.php", PAGES)).toEqual([]));

  test("come nearest first", () => {
    const routes = rankRoutes("/ui/layouts", PAGES).map(({ route }) => route);
    expect(routes.slice(0, 2)).toEqual(["/ui/layout", "/ui/layout-sandbox"]);
  });

  test("do not depend on the order of the list", () => {
    const pages = ["/b/x", "/a/x", "/c/x"].map((route) => ({ route }));
    const routes = (list: typeof pages) => rankRoutes("/x", list).map(({ route }) => route);
    expect(routes(pages)).toEqual(["/a/x", "/b/x", "/c/x"]);
    expect(routes([...pages].reverse())).toEqual(routes(pages));
  });

  test("are found for any text a reader may come with", () => {
    for (const asked of ["", "/", "//", "%E0%A4%A", "\uD800", "x".repeat(100_000), "/__proto__"]) {
      expect(() => rankRoutes(asked, PAGES)).not.toThrow();
    }
  });
});

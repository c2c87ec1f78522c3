import { describe, expect, test } from "vitest";
import { buildNav, findBreadcrumbs, findNeighbors, flattenNav, type NavPage } from "./nav";
import type { NavItem } from "../../shared/contracts/navigation";

const section = (id: string, position: number) => ({ id, label: id.toUpperCase(), position });
const page = (route: string, section: string, position: number): NavPage => ({
  route,
  label: route,
  section,
  position,
});

/** A tree as nested text: `GAME→/game(/game/a /game/b)`; `-` where there is no route. */
const show = (items: readonly NavItem[]): string =>
  items
    .map(({ label, route, items: below }) => {
      const own = label === route ? label : `${label}→${route ?? "-"}`;
      return below.length > 0 ? `${own}(${show(below)})` : own;
    })
    .join(" ");

describe("buildNav", () => {
  test("orders sections and pages by position, whatever order they come in", () => {
    const nav = buildNav(
      [section("ui", 2), section("game", 1)],
      [
        page("/ui/b", "ui", 2),
        page("/game/b", "game", 10),
        page("/ui/a", "ui", 1),
        page("/game/a", "game", 2),
      ],
    );
    expect(show(nav)).toBe("GAME→-(/game/a /game/b) UI→-(/ui/a /ui/b)");
  });

  test("orders equal positions by id and route, so that two builds give one sidebar", () => {
    const sections = [section("b", 1), section("a", 1)];
    const pages = [page("/a/z", "a", 1), page("/a/y", "a", 1), page("/b/x", "b", 1)];
    const nav = show(buildNav(sections, pages));
    expect(nav).toBe("A→-(/a/y /a/z) B→/b/x");
    expect(show(buildNav([...sections].reverse(), [...pages].reverse()))).toBe(nav);
  });

  test("opens a section by its generated index", () => {
    const pages = [page("/game/a", "game", 1), page("/category/building-a-game", "game", 0)];
    expect(show(buildNav([section("game", 2)], pages))).toBe(
      "GAME→/category/building-a-game(/game/a)",
    );
  });

  test("opens a section by the page on its own route", () => {
    const pages = [page("/cookbook/game", "cookbook", 1), page("/cookbook", "cookbook", 5)];
    expect(show(buildNav([section("cookbook", 2)], pages))).toBe(
      "COOKBOOK→/cookbook(/cookbook/game)",
    );
  });

  test("opens the first section by the start page", () => {
    const pages = [page("/introduction/a", "introduction", 2), page("/", "introduction", 1)];
    expect(show(buildNav([section("introduction", 1)], pages))).toBe(
      "INTRODUCTION→/(/introduction/a)",
    );
  });

  test("makes a section of one page that page, under the section's name", () => {
    expect(
      show(buildNav([section("publishing", 1)], [page("/publishing/publish", "publishing", 1)])),
    ).toBe("PUBLISHING→/publishing/publish");
    expect(show(buildNav([section("faq", 5)], [page("/faq", "faq", 1)]))).toBe("FAQ→/faq");
  });

  test("leaves out a section without pages", () =>
    expect(buildNav([section("examples", 1)], [])).toEqual([]));

  test("shows every page of a section once", () => {
    const routes = ["/category/x", "/game", "/game/a", "/game/b"];
    const nav = buildNav(
      [section("game", 1)],
      routes.map((route, index) => page(route, "game", index)),
    );
    expect(
      flattenNav(nav)
        .map(({ route }) => route)
        .sort(),
    ).toEqual(routes);
  });

  test("changes neither of its lists", () => {
    const sections = Object.freeze([section("b", 2), section("a", 1)]);
    const pages = Object.freeze([page("/b/b", "b", 2), page("/b/a", "b", 1)]);
    expect(() => buildNav(sections, pages)).not.toThrow();
  });
});

describe("in the sidebar", () => {
  const nav = buildNav(
    [section("introduction", 1), section("game", 2), section("ui", 3)],
    [
      page("/", "introduction", 1),
      page("/introduction/a", "introduction", 2),
      page("/game/a", "game", 1),
      page("/game/b", "game", 2),
      page("/category/ui", "ui", 0),
      page("/ui/a", "ui", 1),
    ],
  );

  test("reading order goes through all pages and skips categories without one", () => {
    expect(flattenNav(nav).map(({ route }) => route)).toEqual([
      "/",
      "/introduction/a",
      "/game/a",
      "/game/b",
      "/category/ui",
      "/ui/a",
    ]);
  });

  test("breadcrumbs lead from the section to the page", () => {
    expect(findBreadcrumbs(nav, "/game/b")).toEqual([
      { label: "GAME", route: null },
      { label: "/game/b", route: "/game/b" },
    ]);
    expect(findBreadcrumbs(nav, "/ui/a").map(({ route }) => route)).toEqual([
      "/category/ui",
      "/ui/a",
    ]);
  });

  test("the page that opens a section is its own breadcrumb", () =>
    expect(findBreadcrumbs(nav, "/category/ui")).toEqual([{ label: "UI", route: "/category/ui" }]));

  test("an unknown page has no breadcrumbs and no neighbors", () => {
    expect(findBreadcrumbs(nav, "/404")).toEqual([]);
    expect(findNeighbors(nav, "/404")).toEqual({ previous: null, next: null });
  });

  test("neighbors lie across sections", () => {
    const { previous, next } = findNeighbors(nav, "/game/a");
    expect([previous?.route, next?.route]).toEqual(["/introduction/a", "/game/b"]);
    expect(findNeighbors(nav, "/game/b").next?.route).toBe("/category/ui");
  });

  test("the first page has nothing before it and the last nothing after", () => {
    const first = findNeighbors(nav, "/");
    expect([first.previous, first.next?.route]).toEqual([null, "/introduction/a"]);
    const last = findNeighbors(nav, "/ui/a");
    expect([last.previous?.route, last.next]).toEqual(["/category/ui", null]);
  });
});

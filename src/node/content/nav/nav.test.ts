import { describe, expect, test } from "vitest";
import { buildNav, findBreadcrumbs, findNeighbors, flattenNav, type NavPage } from "./nav";
import type { NavItem } from "../../../shared/contracts/navigation";

const section = (id: string, position: number) => ({ id, label: id.toUpperCase(), position });
const page = (route: string, section: string, position: number): NavPage => ({
  route,
  label: route,
  section,
  position,
});

const routesOf = (items: readonly NavItem[]) => flattenNav(items).map(({ route }) => route);

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

  test.each<[string, string[], string]>([
    ["game", ["/game/a", "/category/building"], "GAME→/category/building(/game/a)"],
    ["cookbook", ["/cookbook/game", "/cookbook"], "COOKBOOK→/cookbook(/cookbook/game)"],
    ["introduction", ["/introduction/a", "/"], "INTRODUCTION→/(/introduction/a)"],
    ["publishing", ["/publishing/publish"], "PUBLISHING→/publishing/publish"],
    ["faq", ["/faq"], "FAQ→/faq"],
  ])(
    "opens the section %s of %j by its index, its own page or its only one",
    (id, routes, tree) => {
      const pages = routes.map((route, index) => page(route, id, index));
      expect(show(buildNav([section(id, 1)], pages))).toBe(tree);
    },
  );

  test("leaves out a section without pages", () =>
    expect(buildNav([section("examples", 1)], [])).toEqual([]));

  test("shows every page of a section once", () => {
    const routes = ["/category/x", "/game", "/game/a", "/game/b"];
    const nav = buildNav(
      [section("game", 1)],
      routes.map((route, index) => page(route, "game", index)),
    );
    expect(routesOf(nav).sort()).toEqual(routes);
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
    expect(routesOf(nav)).toEqual([
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

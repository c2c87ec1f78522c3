import { expect, test } from "vitest";
import { formatProblem } from "../../shared/problem";
import { checkRoutes, SPECIFIED_ROUTES } from "./specifiedRoutes";

test("a build with all routes of the specification, and more, is in order", () =>
  expect(checkRoutes(new Set([...SPECIFIED_ROUTES, "/examples/ridge"]))).toEqual([]));

test("each route that is missing is named with what makes it", () => {
  const missing = ["/game/actions", "/api/classes/D6", "/category/building-a-game"];
  const routes = SPECIFIED_ROUTES.filter((route) => !missing.includes(route));
  expect(checkRoutes(new Set(routes)).map(formatProblem)).toEqual([
    'src/node/gatsby/specifiedRoutes.ts: no page has the route "/game/actions", which the specification promises.\n' +
      "  Fix: restore content/game/actions.mdx or content/game/actions/index.mdx, take `draft: true` out of it, or write `slug: /game/actions` into the page that took its place.",
    'src/node/gatsby/specifiedRoutes.ts: no page has the route "/api/classes/D6", which the specification promises.\n' +
      "  Fix: let gatsby-source-typedoc make it again; its classes are listed in src/node/reference/convert/toolkitClasses.ts.",
    'src/node/gatsby/specifiedRoutes.ts: no page has the route "/category/building-a-game", which the specification promises.\n' +
      "  Fix: write `index: /category/building-a-game` into the _section.yml of its section.",
  ]);
});

test("a build of the reference alone needs no guides", () => {
  const reference = SPECIFIED_ROUTES.filter((route) => /^\/api(?:\/|$)/.test(route));
  expect(checkRoutes(new Set(reference), "reference")).toEqual([]);
  const [missing] = checkRoutes(new Set(reference.slice(1)), "reference");
  expect(missing?.what).toContain('"/api"');
});

import type { SiteConfig } from "../../shared/contracts/siteConfig";
import { TOOLKIT_CLASSES } from "../reference/convert/toolkitClasses";
import type { Problem } from "../../shared/problem";

const below = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

/**
 * The addresses that every build must have, because readers and other sites link to them. A build stops without
 * one of them, and the tests of the built site visit each.
 */
export const SPECIFIED_ROUTES: readonly string[] = [
  "/",
  ...below("/introduction", ["create-a-game", "debugging", "development", "getting-started"]),
  ...below("/game", [
    "actions",
    "adjacency",
    "board",
    "core-concepts",
    "creating-a-game",
    "flow",
    "modules",
    "players",
  ]),
  ...below("/ui", [
    "appearance",
    "core-concepts",
    "css",
    "customizing-ui",
    "game-settings",
    "information",
    "layout",
    "layout-sandbox",
  ]),
  "/cookbook",
  ...below("/cookbook", ["best_practices", "game", "misc", "testing", "ui"]),
  "/examples/examples",
  "/faq",
  "/publishing/publish",
  "/api",
  "/api/modules",
  ...below("/api/classes", TOOLKIT_CLASSES),
  "/category/building-a-game",
  "/category/customizing-the-ui",
];

function isReferenceRoute(route: string): boolean {
  return route === "/api" || route.startsWith("/api/");
}

/** How to restore the page of a route. */
function fixFor(route: string): string {
  if (route.startsWith("/category/")) {
    return `write \`index: ${route}\` into the _section.yml of its section.`;
  }
  if (isReferenceRoute(route)) {
    return "let gatsby-source-typedoc make it again; its classes are listed in src/node/reference/convert/toolkitClasses.ts.";
  }
  const place = route === "/" ? "/introduction/intro" : route;
  return (
    `restore content${place}.mdx or content${place}/index.mdx, take \`draft: true\` out of it, or ` +
    `write \`slug: ${route}\` into the page that took its place.`
  );
}

/** The specified routes that a build does not have; a reference-only build needs no guides. */
export function checkRoutes(
  routes: ReadonlySet<string>,
  scope: SiteConfig["docs"]["scope"] = "all",
): Problem[] {
  const needed = SPECIFIED_ROUTES.filter((route) => scope === "all" || isReferenceRoute(route));
  return needed
    .filter((route) => !routes.has(route))
    .map((route) => ({
      file: "src/node/gatsby/specifiedRoutes.ts",
      what: `no page has the route "${route}", which the specification promises.`,
      fix: fixFor(route),
    }));
}

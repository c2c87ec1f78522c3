import { TOOLKIT_CLASSES } from "../src/node/reference/convert/toolkitClasses";

const below = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

/**
 * The addresses that every build must have, because readers and other sites link to them; the tests of the built
 * site visit each.
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

import { readFileSync } from "node:fs";
import path from "node:path";

/** The classes that have their own page. */
export const API_CLASSES = [
  "Action",
  "AdjacencySpace",
  "ConnectedSpaceMap",
  "D6",
  "ElementCollection",
  "FixedGrid",
  "Game",
  "GameElement",
  "GameManager",
  "HexGrid",
  "Piece",
  "PieceGrid",
  "Player",
  "PlayerCollection",
  "Space",
  "SquareGrid",
  "Stack",
] as const;

/** The addresses that every build must have: readers and other sites link to them. */
export const SPECIFIED_ROUTES: readonly string[] = [
  "/",
  ...["create-a-game", "debugging", "development", "getting-started"].map(
    (x) => `/introduction/${x}`,
  ),
  ...[
    "actions",
    "adjacency",
    "board",
    "core-concepts",
    "creating-a-game",
    "flow",
    "modules",
    "players",
  ].map((x) => `/game/${x}`),
  ...[
    "appearance",
    "core-concepts",
    "css",
    "customizing-ui",
    "game-settings",
    "information",
    "layout",
    "layout-sandbox",
  ].map((x) => `/ui/${x}`),
  "/cookbook",
  ...["best_practices", "game", "misc", "testing", "ui"].map((x) => `/cookbook/${x}`),
  "/examples/examples",
  "/faq",
  "/publishing/publish",
  "/api",
  "/api/modules",
  ...API_CLASSES.map((name) => `/api/classes/${name}`),
  "/category/building-a-game",
  "/category/customizing-the-ui",
];

/** The deployable folder that the tests read and serve. */
export const DIST = path.resolve(process.env["DIST_DIR"] ?? "dist");

/** Routes of the built sitemap, in its order. */
export function readSitemapRoutes(): string[] {
  const xml = readFileSync(path.join(DIST, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path_ = ""]) => path_ || "/",
  );
}

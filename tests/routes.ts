import { readFileSync } from "node:fs";
import path from "node:path";

/** The deployable folder that the tests read and serve. */
export const DIST = path.resolve(process.env["DIST_DIR"] ?? "dist");

/** All pages; the sitemap leaves out the search. */
export const listRoutes = (): string[] => [...readSitemapRoutes(), "/search"];

/** Routes of the built sitemap, in its order. */
export function readSitemapRoutes(): string[] {
  const xml = readFileSync(path.join(DIST, "sitemap.xml"), "utf8");
  return [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path_ = ""]) => path_ || "/",
  );
}

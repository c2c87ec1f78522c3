import { editDistance } from "../../shared/editDistance";
import { canonicalPath } from "../../shared/url";

/** How unlike two paths are, from 0 (equal but for case) to 1. */
function unlikeness(asked: string, route: string): number {
  const from = canonicalPath(asked.toLowerCase()).replace(/\.htm$/, "");
  const to = route.toLowerCase();
  const whole = editDistance(from, to) / Math.max(from.length, to.length, 1);
  const lastAsked = from.split("/").at(-1) ?? "";
  const last = to.split("/").at(-1) ?? "";
  const name = editDistance(lastAsked, last) / Math.max(lastAsked.length, last.length, 1);
  // A page of that name elsewhere comes after one that is a slip of the keyboard away.
  return Math.min(whole, 0.1 + name * 0.8);
}

/** Ranks pages by how near their routes are to a path that no page has; unlike ones are left out. */
export function rankRoutes<Page extends { readonly route: string }>(
  asked: string,
  pages: readonly Page[],
): Page[] {
  const path = asked.slice(0, 200);
  return pages
    .map((page) => ({ page, score: unlikeness(path, page.route) }))
    .filter(({ score }) => score < 0.6)
    .sort((a, b) => a.score - b.score || (a.page.route < b.page.route ? -1 : 1))
    .map(({ page }) => page);
}

import { flattenNav } from "../nav/nav";
import type { NavItem } from "../../shared/contracts/navigation";
import { markdownPath } from "../../shared/url";
import { LLMS_FILE, LLMS_FULL_FILE, renderLlmsFull, renderLlmsIndex } from "./llmsFiles";
import { renderMarkdownPage, type MarkdownPage, type MarkdownSite } from "./markdownPage";

/** All Markdown files by name: the Markdown of each page, `llms.txt`, `llms-full.txt`. */
export function renderMarkdownFiles(
  nav: readonly NavItem[],
  pages: readonly MarkdownPage[],
  site: MarkdownSite,
): Map<string, string> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const listed = new Set(flattenNav(nav).map(({ route }) => route));
  const others = pages.filter(({ route }) => !listed.has(route));
  const items = others.map(({ route, title }) => ({ label: title, route, items: [] }));
  // What llmstxt.org calls the part that may be skipped: pages that are not documentation.
  const all = items.length === 0 ? nav : [...nav, { label: "Optional", route: null, items }];
  return new Map([
    ...pages.map(
      (page) => [markdownPath(page.route).slice(1), renderMarkdownPage(page, site)] as const,
    ),
    [LLMS_FILE, renderLlmsIndex(all, byRoute, site)],
    [LLMS_FULL_FILE, renderLlmsFull(all, byRoute, site)],
  ]);
}

import type { Content } from "mdast";
import { flattenNav } from "../nav/nav";
import type { NavItem } from "../../shared/contracts/navigation";
import { markdownPath } from "../../shared/url";
import { pageUrl, renderPageText, type MarkdownPage, type MarkdownSite } from "./markdownPage";
import { blockquote, heading, link, list, paragraph, text } from "./nodes";
import { printMarkdown } from "./printMarkdown";

/** Name of the file that lists all pages (llmstxt.org). */
export const LLMS_FILE = "llms.txt";
/** Name of the file that holds all pages. */
export const LLMS_FULL_FILE = "llms-full.txt";

type PagesByRoute = ReadonlyMap<string, MarkdownPage>;

function findPages(items: readonly NavItem[], pages: PagesByRoute): MarkdownPage[] {
  return flattenNav(items).flatMap(({ route }) => pages.get(route ?? "") ?? []);
}

function pageLine({ route, title, description }: MarkdownPage, { siteUrl }: MarkdownSite): Content {
  return paragraph(link(siteUrl + markdownPath(route), text(title)), text(`: ${description}`));
}

/** `llms.txt`: what the site is about, then its pages by section, in the order of the sidebar. */
export function renderLlmsIndex(
  nav: readonly NavItem[],
  pages: PagesByRoute,
  site: MarkdownSite,
): string {
  const full = link(`${site.siteUrl}/${LLMS_FULL_FILE}`, text(LLMS_FULL_FILE));
  return printMarkdown([
    heading(1, text(site.title)),
    blockquote([paragraph(text(site.description))]),
    paragraph(
      text(
        `The pages describe ${site.toolkit}. Each is Markdown at its address with .md behind it; all of them are in `,
      ),
      full,
      text("."),
    ),
    ...nav.flatMap((item) => {
      const lines = findPages([item], pages).map((page) => [pageLine(page, site)]);
      return lines.length === 0 ? [] : [heading(2, text(item.label)), list(lines)];
    }),
  ]);
}

/** `llms-full.txt`: the text of all guides and of the API in reading order, each with its address. */
export function renderLlmsFull(
  nav: readonly NavItem[],
  pages: PagesByRoute,
  site: MarkdownSite,
): string {
  const opening = printMarkdown([
    heading(1, text(`${site.title}: all pages`)),
    blockquote([paragraph(text(site.description))]),
    paragraph(text(`The pages describe ${site.toolkit}.`)),
  ]);
  const texts = findPages(nav, pages)
    .filter(({ isList }) => isList !== true)
    .map((page) => renderPageText(page, site, `URL: ${pageUrl(page, site)}`));
  return [opening, ...texts].join("\n---\n\n");
}

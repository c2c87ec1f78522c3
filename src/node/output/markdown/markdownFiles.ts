import { stringify } from "yaml";
import { escapeHtml } from "../../html/escapeHtml";
import { flattenNav } from "../../content/nav/nav";
import type { NavItem } from "../../../shared/contracts/navigation";
import { markdownPath } from "../../../shared/url";
import { toMarkdown } from "./toMarkdown";

/** What the Markdown of every page is made with. */
export interface MarkdownSite {
  readonly title: string;
  readonly description: string;
  /** Address of the published home page, without a trailing slash; it may contain a path. */
  readonly siteUrl: string;
  /** The package and version that the site describes, with a space between them. */
  readonly toolkit: string;
}

/** A page of Markdown. */
export interface MarkdownPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Markdown of what is below the title. */
  readonly text: string;
  /** Whether the page only lists others, which makes it useless in a text of all pages. */
  readonly isList?: boolean;
}

/** Name of the file that lists all pages (llmstxt.org). */
const LLMS_FILE = "llms.txt";
/** Name of the file that holds all pages. */
const LLMS_FULL_FILE = "llms-full.txt";

/** HTML that belongs to no page as Markdown. */
function print(html: string, { siteUrl, title }: MarkdownSite): string {
  return toMarkdown(html, { route: "/", title, siteUrl, prefix: "", drawings: [] });
}

function renderTitle(title: string, site: MarkdownSite): string {
  return print(`<h1>${escapeHtml(title)}</h1>`, site);
}

/** The Markdown of a page, served at its address plus `.md`; it opens with what a program should know. */
function renderPage(page: MarkdownPage, site: MarkdownSite): string {
  const { title, description, route, text } = page;
  const facts = { title, description, url: site.siteUrl + route, toolkit: site.toolkit };
  // Tools that look for `description:` line by line would misread folded lines.
  const yaml = stringify(facts, { lineWidth: 0 });
  return `---\n${yaml}---\n\n${renderTitle(title, site)}\n${text}`;
}

function findPages(items: readonly NavItem[], pages: readonly MarkdownPage[]): MarkdownPage[] {
  return flattenNav(items).flatMap(({ route }) => pages.find((page) => page.route === route) ?? []);
}

/** `llms.txt`: what the site is about, then its pages by section, in the order of the sidebar. */
function renderLlmsIndex(
  nav: readonly NavItem[],
  pages: readonly MarkdownPage[],
  site: MarkdownSite,
): string {
  const sections = nav.map((item) => {
    const lines = findPages([item], pages).map(
      ({ route, title, description }) =>
        `<li><a href="${markdownPath(route)}">${escapeHtml(title)}</a>: ${escapeHtml(description)}</li>`,
    );
    return lines.length === 0 ? "" : `<h2>${escapeHtml(item.label)}</h2><ul>${lines.join("")}</ul>`;
  });
  const about =
    `<blockquote><p>${escapeHtml(site.description)}</p></blockquote>` +
    `<p>The pages describe ${escapeHtml(site.toolkit)}. Each is Markdown at its address with .md behind it; ` +
    `all of them are in <a href="/${LLMS_FULL_FILE}">${LLMS_FULL_FILE}</a>. ` +
    `Numbers in braces above a sample are the lines that the page marks.</p>`;
  return print(`<h1>${escapeHtml(site.title)}</h1>${about}${sections.join("")}`, site);
}

/** `llms-full.txt`: the text of all guides and of the API in reading order, each with its address. */
function renderLlmsFull(
  nav: readonly NavItem[],
  pages: readonly MarkdownPage[],
  site: MarkdownSite,
): string {
  const opening = print(
    `<h1>${escapeHtml(site.title)}: all pages</h1>` +
      `<blockquote><p>${escapeHtml(site.description)}</p></blockquote>` +
      `<p>The pages describe ${escapeHtml(site.toolkit)}. Each begins with its title and a line with its address. ` +
      `To follow a link, search for “URL:” and the address, without what follows #, which is a heading of that page.</p>`,
    site,
  );
  const texts = findPages(nav, pages)
    .filter(({ isList }) => isList !== true)
    .map(
      ({ title, route, text }) =>
        `${renderTitle(title, site)}\nURL: ${site.siteUrl}${route}\n\n${text}`,
    );
  return [opening, ...texts].join("\n---\n\n");
}

/** All Markdown files by name: the Markdown of each page, `llms.txt`, `llms-full.txt`. */
export function renderMarkdownFiles(
  nav: readonly NavItem[],
  pages: readonly MarkdownPage[],
  site: MarkdownSite,
): Map<string, string> {
  const listed = new Set(flattenNav(nav).map(({ route }) => route));
  const others = pages.filter(({ route }) => !listed.has(route));
  const items = others.map(({ route, title }) => ({ label: title, route, items: [] }));
  // What llmstxt.org calls the part that may be skipped: pages that are not documentation.
  const all = items.length === 0 ? nav : [...nav, { label: "Optional", route: null, items }];
  return new Map([
    ...pages.map((page) => [markdownPath(page.route).slice(1), renderPage(page, site)] as const),
    [LLMS_FILE, renderLlmsIndex(all, pages, site)],
    [LLMS_FULL_FILE, renderLlmsFull(all, pages, site)],
  ]);
}

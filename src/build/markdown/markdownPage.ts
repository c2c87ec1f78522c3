import type { Content } from "mdast";
import { absoluteLinks } from "./absoluteLinks";
import { renderFrontBlock } from "./frontBlock";
import { heading, paragraph, text } from "./nodes";
import { printMarkdown } from "./printMarkdown";

/** What the Markdown of every page is made with. */
export interface MarkdownSite {
  readonly title: string;
  readonly description: string;
  /** Address of the published home page, without a trailing slash; it may contain a path. */
  readonly siteUrl: string;
  /** The package and version that the site describes, such as `@boardzilla/core 0.2.14`. */
  readonly toolkit: string;
}

/** A page on its way to Markdown. */
export interface MarkdownPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** What is below title and description; its routes and anchors are not resolved yet. */
  readonly body: readonly Content[];
  /** Whether the page only lists others, which makes it useless in a text of all pages. */
  readonly isList?: boolean;
}

/** A page's address for people. */
export function pageUrl({ route }: Pick<MarkdownPage, "route">, site: MarkdownSite): string {
  return site.siteUrl + route;
}

/** What pages say below their titles: the Markdown of a page and the text of all pages both hold it. */
const printed = new WeakMap<MarkdownPage, { readonly siteUrl: string; readonly below: string }>();

function printBody(page: MarkdownPage, { siteUrl }: MarkdownSite): string {
  const { route, description, body } = page;
  const known = printed.get(page);
  if (known?.siteUrl === siteUrl) return known.below;
  const below = printMarkdown([
    paragraph(text(description)),
    ...absoluteLinks(body, { siteUrl, route }),
  ]);
  printed.set(page, { siteUrl, below });
  return below;
}

/** A page as Markdown from its h1 on; `fact` is a line to put below the title. */
export function renderPageText(page: MarkdownPage, site: MarkdownSite, fact = ""): string {
  const title = printMarkdown([heading(1, text(page.title))]);
  return [title, fact === "" ? "" : `${fact}\n`, printBody(page, site)]
    .filter((part) => part !== "")
    .join("\n");
}

/** The Markdown version of a page, served at its address plus `.md`. */
export function renderMarkdownPage(page: MarkdownPage, site: MarkdownSite): string {
  const { title, description } = page;
  const url = pageUrl(page, site);
  const front = renderFrontBlock({ title, description, url, toolkit: site.toolkit });
  return `${front}\n${renderPageText(page, site)}`;
}

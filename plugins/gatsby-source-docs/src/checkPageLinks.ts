import {
  checkContentLinks,
  collectAnchors,
  type PageAnchors,
} from "../../../src/build/links/contentLinks";
import { collectRedirects, type MovedPage } from "../../../src/build/links/formerAddresses";
import type { PageHeading, PageLink } from "../../../src/shared/contracts/pageBlocks";
import type { Problem } from "../../../src/shared/problem";
import { isRoute } from "../../../src/shared/url";

/** A page with its anchors, its former addresses, and the links on it. */
export interface LinkedPage extends MovedPage {
  readonly headings: readonly Pick<PageHeading, "slug">[];
  readonly links: readonly PageLink[];
}

/** Whether a route is one of the pages that are made from the toolkit's types. */
export const isReference = (route: string): boolean => /^\/(?:api|versions)(?:\/|$)/.test(route);

/** The links of a page, once for each line, because one line of an author can become a whole list. */
function distinctLinks(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [`${String(link.line)} ${link.url}`, link])).values()];
}

/**
 * Checks links between pages: the page and the anchor must exist, and published pages must not link to a
 * draft. Links into the API reference are checked when its pages and anchors are given.
 */
export function checkPageLinks(
  pages: readonly LinkedPage[],
  reference: PageAnchors | undefined,
): Problem[] {
  const anchors = new Map([...(reference ?? []), ...collectAnchors(pages)]);
  const drafts = new Set(pages.flatMap(({ draft, route }) => (draft ? [route] : [])));
  const links = pages.flatMap(({ file, route, draft, links: own }) =>
    distinctLinks(own).map(({ line, url }) => ({
      file,
      line,
      from: route,
      url,
      draft,
      to: url.split(/[?#]/, 1)[0] ?? "",
    })),
  );
  const toDrafts = links
    .filter(({ draft, to }) => !draft && drafts.has(to))
    .map(({ file, line, url }) => ({
      file,
      line,
      what: `the link "${url}" leads to a draft, which the published site does not have.`,
      fix: "publish that page first, or make this one a draft too.",
      warning: true as const,
    }));
  const checked = links.filter(
    // A link in the wrong form is reported with the page.
    ({ to }) => isRoute(to) && (reference !== undefined || !isReference(to)),
  );
  return [...checkContentLinks(checked, anchors, collectRedirects(pages)), ...toDrafts];
}

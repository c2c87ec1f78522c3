import { checkContentLinks } from "../links/contentLinks";
import {
  collectAddresses,
  findLostAddresses,
  FORMER_ADDRESSES,
  isReference,
  parseFormerAddresses,
  splitAddress,
  type MovedPage,
  type OtherAddresses,
} from "../links/formerAddresses";
import type { PageHeading, PageLink } from "../../../shared/contracts/pageBlocks";
import type { Problem } from "../../../shared/problem";
import { isRoute } from "../../../shared/url";
import { readContentText, type ContentFile } from "./contentFiles";

/** A page with its anchors, its former addresses, and the links on it. */
export interface LinkedPage extends MovedPage {
  readonly headings: readonly Pick<PageHeading, "slug">[];
  readonly links: readonly PageLink[];
}

/** The links of a page, once for each line, because one line of an author can become a whole list. */
function distinctLinks(links: readonly PageLink[]): PageLink[] {
  return [...new Map(links.map((link) => [`${String(link.line)} ${link.url}`, link])).values()];
}

/**
 * Checks links between pages: the page and the anchor must exist, and published pages must not link to a
 * draft. Links into the API reference are checked when its pages and anchors are given.
 */
export function checkPageLinks(pages: readonly LinkedPage[], other: OtherAddresses): Problem[] {
  const { anchors, redirects, hasReference } = collectAddresses(pages, other);
  const drafts = new Set(pages.flatMap(({ draft, route }) => (draft ? [route] : [])));
  const links = pages.flatMap(({ file, route, draft, links: own }) =>
    distinctLinks(own).map(({ line, url }) => {
      const to = url.split(/[?#]/, 1)[0] ?? "";
      return { file, line, from: route, url, draft, to };
    }),
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
    ({ to }) => isRoute(to) && (hasReference || !isReference(to)),
  );
  return [...checkContentLinks(checked, anchors, redirects), ...toDrafts];
}

/** What must be unique to one page: its route, its title and its description. */
export interface PageIdentity {
  /** Path of the file that makes the page, relative to the repository. */
  readonly file: string;
  readonly route: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Line numbers of its fields in that file, counted from 1. */
  readonly lines: Readonly<Record<"route" | "title" | "description", number | undefined>>;
}

const DUPLICATES = {
  route: {
    verb: "is taken by",
    fix: "rename one of the files or change its slug.",
  },
  title: {
    verb: "is also that of",
    fix: "name what sets the pages apart: tabs and search results show little else.",
  },
  description: {
    verb: "is also that of",
    fix: "say what this page answers and the other does not.",
  },
} as const;

/** Pages that a reader, a host or a search engine cannot tell apart; case is ignored. */
export function findDuplicates(pages: readonly PageIdentity[]): Problem[] {
  return (["route", "title", "description"] as const).flatMap((field) => {
    const owners = new Map<string, string>();
    return pages.flatMap((page): Problem[] => {
      const value = page[field];
      if (value === undefined) return [];
      const key = value.trim().toLowerCase();
      const owner = owners.get(key);
      owners.set(key, owner ?? page.file);
      if (owner === undefined) return [];
      const { verb, fix } = DUPLICATES[field];
      const what = `the ${field} "${value}" ${verb} ${owner}.`;
      return [{ file: page.file, line: page.lines[field], what, fix }];
    });
  });
}

/**
 * The file of addresses that readers may have saved, one per line, relative to the content folder; `npm run make
 * addresses` adds to it.
 */
export const PUBLISHED_ADDRESSES = "published-addresses.txt";

/** The headings that a page had when its addresses were recorded, in case its text cannot be read. */
export function listPublishedHeadings(
  files: readonly ContentFile[],
  route: string,
): { readonly slug: string }[] {
  const list = files.find(({ relativePath }) => relativePath === PUBLISHED_ADDRESSES);
  const { text = "" } = list ? readContentText(list) : {};
  return text.split("\n").flatMap((line) => {
    const { route: of, anchor } = splitAddress(line.trim());
    return of === route && anchor !== undefined ? [{ slug: anchor }] : [];
  });
}

/** Reads the former addresses of the pages that nobody writes; without the file there are none. */
export function readFormerFile(
  files: readonly ContentFile[],
): ReturnType<typeof parseFormerAddresses> | undefined {
  const found = files.find(({ relativePath }) => relativePath === FORMER_ADDRESSES);
  if (!found) return undefined;
  const { text, problems } = readContentText(found);
  return text === undefined
    ? { file: found.file, formerAddresses: [], problems }
    : parseFormerAddresses(text, found.file);
}

/** Every published address must lead somewhere. */
export function checkPublished(
  files: readonly ContentFile[],
  pages: readonly MovedPage[],
  other: OtherAddresses,
): Problem[] {
  const list = files.find(({ relativePath }) => relativePath === PUBLISHED_ADDRESSES);
  if (!list) return [];
  const { text, problems } = readContentText(list);
  if (text === undefined) return [...problems];
  return findLostAddresses({ file: list.file, text }, pages, other);
}

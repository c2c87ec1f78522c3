import { findNearest, listNearest, type Problem } from "../../../shared/problem";

/** Where a link of the content leads. */
interface LinkTarget {
  readonly kind: "page" | "file" | "external";
  /** Route of the page; absent if it is not a page of this site. */
  readonly route?: string;
  /** Anchor on the page, decoded; absent when the link names none. */
  readonly anchor?: string;
}

/** The anchors of every page, by route. */
export type PageAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Pages that are not documents: nobody writes their headings. */
const PLAIN_PAGES = ["/search", "/version"];

/**
 * The anchors of pages: their headings, and the symbols and members that the reference explains on them,
 * by addresses such as `/api/classes/Action#chooseonboard`.
 */
export function collectAnchors(
  pages: Iterable<{
    readonly route: string;
    readonly headings: readonly { readonly slug: string }[];
  }>,
  symbols: Iterable<{ readonly url: string }> = [],
): Map<string, Set<string>> {
  const anchors = new Map(PLAIN_PAGES.map((route) => [route, new Set<string>()]));
  for (const { route, headings } of pages) {
    anchors.set(route, new Set(headings.map(({ slug }) => slug)));
  }
  for (const { url } of symbols) {
    const [route = "", anchor] = url.split("#", 2);
    if (anchor !== undefined) anchors.get(route)?.add(anchor);
  }
  return anchors;
}

/** A link as the author wrote it, and the page it is on. */
interface WrittenLink {
  /** Path relative to the repository. */
  readonly file: string;
  /** 1-based. */
  readonly line?: number | undefined;
  /** Route of the page. */
  readonly from: string;
  readonly url: string;
}

/** A part of an address as text; one that is wrongly encoded as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Says where a link leads. A path with a suffix, such as `/board.png`, is a file under `static/`. */
export function findTarget({ url, from }: Pick<WrittenLink, "url" | "from">): LinkTarget {
  if (!/^[/#]/.test(url) || url.startsWith("//")) return { kind: "external" };
  const [path = "", hash = ""] = url.split("#", 2);
  const route = path.replace(/\?.*$/, "");
  if (/\.[a-z0-9]+$/i.test(route)) return { kind: "file" };
  return {
    kind: "page",
    route: route === "" ? from : route,
    ...(hash !== "" && { anchor: decode(hash) }),
  };
}

/** The text of a problem: what is wrong, the nearest right values, the fix. */
export type LinkFault = Pick<Problem, "what" | "valid" | "fix">;

/** The most anchors that a message lists; if there are more, it lists the nearest. */
const MOST_VALUES = 12;

/** The page that a link to a missing page most likely means, or the nearest ones to choose from. */
function correctRoute(route: string, routes: readonly string[]): Pick<LinkFault, "valid" | "fix"> {
  const nearest = findNearest(route, routes);
  if (nearest !== undefined) return { fix: `write "${nearest}".` };
  const fix = "write the address of a page that exists, or take the link away.";
  return { valid: listNearest(route, routes), fix };
}

/** The anchor of a page that a link most likely means, and the anchors to choose from. */
function correctAnchor(
  page: string,
  anchor: string,
  anchors: readonly string[],
): Pick<LinkFault, "valid" | "fix"> {
  const nearest = findNearest(anchor, anchors);
  const valid = anchors.length <= MOST_VALUES ? anchors : listNearest(anchor, anchors);
  return {
    valid: valid.map((each) => `#${each}`),
    fix:
      nearest === undefined
        ? `write "${page}", with one of these anchors or without any.`
        : `write "${page}#${nearest}".`,
  };
}

/**
 * Where former addresses of pages and headings lead: for example, `/game/flow#loops` to `/game/flow#repeat`.
 */
export type Redirects = ReadonlyMap<string, string>;

function describeMove(url: string, now: string): LinkFault {
  return { what: `the link "${url}" uses a former address.`, fix: `write "${now}".` };
}

/**
 * What is wrong with a link to a page; `undefined` when the page and its anchor exist. A redirect counts as
 * wrong: it is meant for readers who come from other sites.
 */
export function findDeadLink(
  link: Pick<WrittenLink, "url" | "from">,
  pages: PageAnchors,
  redirects: Redirects,
): LinkFault | undefined {
  const { kind, route, anchor } = findTarget(link);
  if (kind !== "page" || route === undefined) return undefined;
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const exact = redirects.get(route + hash);
  if (exact !== undefined) return describeMove(link.url, exact);
  const anchors = pages.get(route);
  if (!anchors) {
    const now = redirects.get(route);
    if (now !== undefined) return describeMove(link.url, now + hash);
    return {
      what: `the link "${link.url}" leads to no page.`,
      ...correctRoute(route, [...pages.keys()]),
    };
  }
  if (anchor === undefined || anchors.has(anchor)) return undefined;
  return {
    what: `the link "${link.url}" names an anchor that ${route} does not have.`,
    ...correctAnchor(link.url.split("#", 1)[0] ?? "", anchor, [...anchors]),
  };
}

/** All links that lead to a missing page or anchor. A build warns about them; the checks fail on them. */
export function checkContentLinks(
  links: readonly WrittenLink[],
  pages: PageAnchors,
  redirects: Redirects,
): Problem[] {
  return links.flatMap((link) => {
    // The page's own anchors are checked with the page.
    const fault = link.url.startsWith("#") ? undefined : findDeadLink(link, pages, redirects);
    return fault ? [{ file: link.file, line: link.line, ...fault, warning: true as const }] : [];
  });
}

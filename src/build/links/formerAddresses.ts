import { escapeHtml } from "../html/escapeHtml";
import { findNearest, listNearest, type Problem } from "../../shared/problem";
import type { LinkFault } from "./contentLinks";

/** An address that a page or a heading once had, and the one it has now. */
export interface FormerAddress {
  /** Such as `/game/turns`, or `/game/flow#loops` for a heading. */
  readonly from: string;
  /** Such as `/game/turn-order`, or `/game/flow#repeat` for a heading. */
  readonly to: string;
  /** 1-based line of the front matter that names it. */
  readonly line: number | undefined;
}

/** A page that authors write, with the addresses it once had. */
export interface MovedPage {
  /** Path relative to the repository. */
  readonly file: string;
  readonly route: string;
  readonly draft: boolean;
  readonly headings: readonly { readonly slug: string }[];
  readonly formerAddresses: readonly FormerAddress[];
}

/** The route and the anchor of an address; the anchor is `undefined` when it names none. */
export function splitAddress(address: string): {
  readonly route: string;
  readonly anchor: string | undefined;
} {
  const [route = "", anchor] = address.split("#", 2);
  return { route, anchor };
}

/**
 * The former addresses that a page's front matter names: `formerly` lists routes, and `formerAnchors` maps an
 * anchor, of this page or with the route of another one, to the anchor of a heading.
 */
export function listFormerAddresses(
  route: string,
  fields: {
    readonly formerly: readonly string[];
    readonly formerAnchors: Readonly<Record<string, string>>;
  },
  fieldLine: (path: readonly PropertyKey[]) => number | undefined,
): FormerAddress[] {
  const pages = fields.formerly.map((from, index) => ({
    from,
    to: route,
    line: fieldLine(["formerly", index]),
  }));
  const anchors = Object.entries(fields.formerAnchors).map(([former, anchor]) => ({
    from: former.startsWith("/") ? former : `${route}#${former}`,
    to: `${route}#${anchor}`,
    line: fieldLine(["formerAnchors", former]),
  }));
  return [...pages, ...anchors];
}

/** Where the former addresses of pages and headings lead. */
export function collectRedirects(
  pages: readonly Pick<MovedPage, "formerAddresses">[],
): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ formerAddresses }) => formerAddresses.map(({ from, to }) => [from, to])),
  );
}

/** The pages by route, and where their former addresses lead. */
function collectAddresses(pages: readonly MovedPage[]) {
  const byRoute: ReadonlyMap<string, MovedPage> = new Map(pages.map((page) => [page.route, page]));
  return { pages: byRoute, redirects: collectRedirects(pages) };
}

type Addresses = ReturnType<typeof collectAddresses>;

const hasAnchor = ({ headings }: MovedPage, anchor: string): boolean =>
  headings.some(({ slug }) => slug === anchor);

/**
 * A former address must not be that of a page or heading, so that redirects form neither chains nor loops.
 */
function findTakenAddress({ from }: FormerAddress, { pages }: Addresses): LinkFault | undefined {
  const { route, anchor } = splitAddress(from);
  const owner = pages.get(route);
  if (!owner || (anchor !== undefined && !hasAnchor(owner, anchor))) return undefined;
  return anchor === undefined
    ? {
        what: `"${from}" is the address of ${owner.file}, so it cannot lead elsewhere.`,
        fix: "delete this line, or move that page.",
      }
    : {
        what: `"${from}" is the address of a heading of ${owner.file}, so it cannot lead elsewhere.`,
        fix: "delete this line, or give that heading another name.",
      };
}

/** A former anchor must be on a page that readers can still reach, and lead to a heading. */
function findAnchorFault(
  { from, to }: FormerAddress,
  page: MovedPage,
  { pages, redirects }: Addresses,
): LinkFault | undefined {
  const { route, anchor } = splitAddress(from);
  if (anchor === undefined) return undefined;
  if (!pages.has(route) && !redirects.has(route)) {
    return {
      what: `"${route}" is no page, and none was there formerly.`,
      valid: listNearest(route, [...pages.keys()]),
      fix: `name a page, or add "${route}" to the list \`formerly\` of the page that took its place.`,
    };
  }
  const target = splitAddress(to).anchor ?? "";
  if (hasAnchor(page, target)) return undefined;
  const slugs = page.headings.map(({ slug }) => slug);
  const nearest = findNearest(target, slugs);
  return {
    what: `no heading of this page has the anchor "${target}".`,
    valid: slugs,
    fix: nearest === undefined ? "write one of these." : `write "${nearest}".`,
  };
}

/** Checks the former addresses of all pages against the pages and against each other. */
export function checkFormerAddresses(pages: readonly MovedPage[]): Problem[] {
  const addresses = collectAddresses(pages);
  const owners = new Map<string, string>();
  return pages.flatMap((page) =>
    page.formerAddresses.flatMap((former): Problem[] => {
      const { file } = page;
      const { from, line } = former;
      const owner = owners.get(from);
      owners.set(from, owner ?? file);
      if (owner !== undefined) {
        const what = `"${from}" leads to ${owner} already.`;
        return [{ file, line, what, fix: "keep the line in one of the two places." }];
      }
      const fault = findTakenAddress(former, addresses) ?? findAnchorFault(former, page, addresses);
      return fault ? [{ file, line, ...fault }] : [];
    }),
  );
}

/** The addresses of the pages and headings in a public build, in alphabetical order. */
export function listAddresses(
  pages: readonly Pick<MovedPage, "route" | "draft" | "headings">[],
): string[] {
  return pages
    .filter(({ draft }) => !draft)
    .flatMap(({ route, headings }) => [route, ...headings.map(({ slug }) => `${route}#${slug}`)])
    .sort();
}

function findLoss(address: string, { pages, redirects }: Addresses): LinkFault | undefined {
  if (redirects.has(address)) return undefined;
  const { route, anchor } = splitAddress(address);
  const page = pages.get(redirects.get(route) ?? route);
  const what = `"${address}" is published, and now leads nowhere.`;
  if (!page) {
    const fix =
      anchor === undefined
        ? `write \`formerly: [${route}]\` into the page that took its place.`
        : `write \`${address}: …\` under \`formerAnchors\` of the page that has the heading now.`;
    return { what, fix };
  }
  if (anchor === undefined || hasAnchor(page, anchor) || redirects.has(`${page.route}#${anchor}`)) {
    return undefined;
  }
  const former = page.route === route ? anchor : address;
  return {
    what,
    valid: page.headings.map(({ slug }) => slug),
    fix:
      `write \`${former}: …\` under \`formerAnchors\` of ${page.file}, followed by the heading's new ` +
      "anchor; or write it with its route into the page that has the heading now.",
  };
}

/**
 * Which of the published addresses, listed one per line, lead nowhere in a public build. When a page no
 * longer exists, its headings are not listed one by one.
 */
export function findLostAddresses(
  published: { readonly file: string; readonly text: string },
  pages: readonly MovedPage[],
): Problem[] {
  const addresses = collectAddresses(pages.filter(({ draft }) => !draft));
  const lostRoutes = new Set<string>();
  return published.text.split("\n").flatMap((text, index): Problem[] => {
    const address = text.trim();
    if (address === "" || lostRoutes.has(splitAddress(address).route)) return [];
    const loss = findLoss(address, addresses);
    if (!loss) return [];
    if (!address.includes("#")) lostRoutes.add(address);
    return [{ file: published.file, line: index + 1, ...loss }];
  });
}

/** A heading that is on another page now, and the anchor that it had on this one. */
interface MovedHeading {
  readonly anchor: string;
  readonly to: string;
  readonly title: string;
}

/** The headings that readers look for on a page by their old addresses, and that are on another page now. */
export function listMovedAway(
  route: string,
  redirects: readonly (Pick<FormerAddress, "from" | "to"> & { readonly title: string })[],
): MovedHeading[] {
  const routes = new Set([
    route,
    ...redirects.filter(({ to }) => to === route).map(({ from }) => from),
  ]);
  return redirects.flatMap(({ from, to, title }) => {
    const former = splitAddress(from);
    const isElsewhere = splitAddress(to).route !== route;
    return former.anchor !== undefined && routes.has(former.route) && isElsewhere
      ? [{ anchor: former.anchor, to, title }]
      : [];
  });
}

/**
 * A note for each heading that is on another page now, at its old anchor. Only the one that the address names
 * is shown: browsers do not send the anchor, so no host can redirect it.
 */
export function renderMovedHeadings(headings: readonly MovedHeading[]): string {
  return headings
    .map(({ anchor, to, title }) => {
      const link = `<a href="${escapeHtml(to)}">${escapeHtml(title)}</a>`;
      return `<p class="admonition moved" id="${escapeHtml(anchor)}">This part is on another page now: ${link}.</p>`;
    })
    .join("");
}

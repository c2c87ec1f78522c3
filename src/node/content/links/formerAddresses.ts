import { escapeHtml } from "../../html/escapeHtml";
import { readYaml } from "../fields/readYaml";
import { LEADS_ON } from "../../../shared/contracts/leadsOn";
import { findNearest, listNearest, type Problem } from "../../../shared/problem";
import { collectAnchors, type LinkFault, type PageAnchors, type Redirects } from "./contentLinks";

/** An address that a page or a heading once had, and the one it has now. */
interface FormerAddress {
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

/** The former addresses that one file names. */
export interface FormerFile {
  /** Path relative to the repository. */
  readonly file: string;
  readonly formerAddresses: readonly FormerAddress[];
}

/**
 * The file of former addresses whose pages nobody writes, such as those of the reference; relative to the content
 * folder.
 */
export const FORMER_ADDRESSES = "former-addresses.yml";

const ADDRESS = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?(?:#[^\s#]+)?$/;

/** Reads `content/former-addresses.yml`, where each line is a former address and the present one. */
export function parseFormerAddresses(
  yaml: string,
  file: string,
): FormerFile & { readonly problems: readonly Problem[] } {
  const { data, problems, fieldLine } = readYaml(yaml, file);
  if (problems.length > 0) return { file, formerAddresses: [], problems };
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    const fix = "write lines such as `/api/classes/Board: /api/classes/Game`.";
    const what = "the file holds no former addresses.";
    return { file, formerAddresses: [], problems: [{ file, what, fix }] };
  }
  const lines = Object.entries(data).map(([from, to]) => ({
    from,
    to: String(to),
    line: fieldLine([from]),
  }));
  const faults = lines.flatMap(({ from, to, line }) =>
    [from, to]
      .filter((address) => !ADDRESS.test(address))
      .map((address): Problem => ({
        file,
        line,
        what: `"${address}" is no address of this site.`,
        fix: "write a route, with or without an anchor, such as /game/flow or /game/flow#loops.",
      })),
  );
  return { file, formerAddresses: faults.length > 0 ? [] : lines, problems: faults };
}

/** Where the former addresses of pages and headings lead. */
export function collectRedirects(
  files: readonly Pick<FormerFile, "formerAddresses">[],
): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ formerAddresses }) => formerAddresses.map(({ from, to }) => [from, to])),
  );
}

/** What is known besides the pages that authors write. */
export interface OtherAddresses {
  /** What `content/former-addresses.yml` says. */
  readonly others?: FormerFile | undefined;
  /** Pages and anchors of the reference; without them, its addresses are not checked. */
  readonly reference?: PageAnchors | undefined;
  /** Where the anchors of inherited members lead: to the class that declares the member. */
  readonly inherited?: Redirects | undefined;
}

/** Whether a route is one of the pages that are made from the toolkit's types. */
export const isReference = (route: string): boolean => /^\/(?:api|versions)(?:\/|$)/.test(route);

/** The pages by route, all anchors, and where former addresses lead. */
export function collectAddresses(
  pages: readonly MovedPage[],
  { others, reference, inherited = new Map() }: OtherAddresses = {},
) {
  const byRoute: ReadonlyMap<string, MovedPage> = new Map(pages.map((page) => [page.route, page]));
  const anchors: PageAnchors = new Map([...(reference ?? []), ...collectAnchors(pages)]);
  const redirects = new Map([
    ...inherited,
    ...collectRedirects([...pages, ...(others ? [others] : [])]),
  ]);
  return { pages: byRoute, anchors, inherited, redirects, hasReference: reference !== undefined };
}

type Addresses = ReturnType<typeof collectAddresses>;

/**
 * A former address must not be that of a page or heading, so that redirects form neither chains nor loops. Anchors come
 * along from a page that has moved to the page that took its place.
 */
function findTakenAddress(
  { from }: FormerAddress,
  { pages, anchors, inherited, redirects }: Addresses,
): LinkFault | undefined {
  const { route: of, anchor } = splitAddress(from);
  if (anchor === undefined) {
    if (!anchors.has(of)) return undefined;
    return {
      what: `"${from}" is the address of ${pages.get(of)?.file ?? of}, so it cannot lead elsewhere.`,
      fix: "delete this line, or move that page.",
    };
  }
  const route = redirects.get(of) ?? of;
  const address = `${route}#${anchor}`;
  if (inherited.has(address)) {
    return {
      what: `"${from}" leads to the inherited member of ${route}, so it cannot lead elsewhere.`,
      fix: "delete this line.",
    };
  }
  if (!anchors.get(route)?.has(anchor)) return undefined;
  const owner = pages.get(route)?.file ?? route;
  return {
    what: `"${from}" is the address of a heading of ${owner}, so it cannot lead elsewhere.`,
    fix: "delete this line, or give that heading another name.",
  };
}

/** A former anchor must be on a page that readers can still reach. */
function findLostPage(
  { from }: FormerAddress,
  { anchors, redirects, hasReference }: Addresses,
): LinkFault | undefined {
  const { route, anchor } = splitAddress(from);
  if (anchor === undefined || (!hasReference && isReference(route))) return undefined;
  if (anchors.has(route) || redirects.has(route)) return undefined;
  return {
    what: `"${route}" is no page, and none was there formerly.`,
    valid: listNearest(route, [...anchors.keys()]),
    fix: `name a page, or add "${route}" to the list \`formerly\` of the page that took its place.`,
  };
}

/** A former address must lead to a page, and to one of its anchors when it names one. */
function findMissingTarget(
  { to }: FormerAddress,
  { anchors, hasReference }: Addresses,
): LinkFault | undefined {
  const { route, anchor } = splitAddress(to);
  if (!hasReference && isReference(route)) return undefined;
  const known = anchors.get(route);
  if (!known) {
    const valid = listNearest(route, [...anchors.keys()]);
    return { what: `it leads to "${route}", which is no page.`, valid, fix: "name a page." };
  }
  if (anchor === undefined || known.has(anchor)) return undefined;
  const slugs = [...known];
  const nearest = findNearest(anchor, slugs);
  return {
    what: `no heading of ${route} has the anchor "${anchor}".`,
    valid: slugs.length > 20 ? listNearest(anchor, slugs) : slugs,
    fix: nearest === undefined ? "write one of these." : `write "${nearest}".`,
  };
}

/** Checks the former addresses of all pages against the pages and against each other. */
export function checkFormerAddresses(
  pages: readonly MovedPage[],
  other: OtherAddresses = {},
): Problem[] {
  const addresses = collectAddresses(pages, other);
  const owners = new Map<string, string>();
  const files: readonly FormerFile[] = other.others ? [...pages, other.others] : pages;
  return files.flatMap(({ file, formerAddresses }) =>
    formerAddresses.flatMap((former): Problem[] => {
      const { from, line } = former;
      const owner = owners.get(from);
      owners.set(from, owner ?? file);
      if (owner !== undefined) {
        const what = `"${from}" leads to ${owner} already.`;
        return [{ file, line, what, fix: "keep the line in one of the two places." }];
      }
      const fault =
        findTakenAddress(former, addresses) ??
        findLostPage(former, addresses) ??
        findMissingTarget(former, addresses);
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

/** Whether a reader who comes to an address finds what it names, or what took its place. */
function isFound(address: string, { anchors, redirects }: Addresses): boolean {
  if (redirects.has(address)) return true;
  const { route, anchor } = splitAddress(address);
  const now = splitAddress(redirects.get(route) ?? route);
  const known = anchors.get(now.route);
  // A redirect to an anchor leads there, whatever anchor the reader asked for.
  if (anchor === undefined || now.anchor !== undefined) return known !== undefined;
  return known?.has(anchor) === true || redirects.has(`${now.route}#${anchor}`);
}

function findLoss(address: string, addresses: Addresses): LinkFault | undefined {
  if (isFound(address, addresses)) return undefined;
  const { pages, redirects, hasReference } = addresses;
  const { route, anchor } = splitAddress(address);
  const page = pages.get(redirects.get(route) ?? route);
  const what = `"${address}" is published, and now leads nowhere.`;
  if (isReference(route)) {
    if (!hasReference) return undefined;
    const fix = `write \`${address}: …\` into content/${FORMER_ADDRESSES}, followed by the address that answers it now.`;
    return { what, fix };
  }
  if (!page) {
    const fix =
      anchor === undefined
        ? `write \`formerly: [${route}]\` into the page that took its place.`
        : `write \`${address}: …\` under \`formerAnchors\` of the page that has the heading now.`;
    return { what, fix };
  }
  const former = page.route === route ? String(anchor) : address;
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
  other: OtherAddresses = {},
): Problem[] {
  const addresses = collectAddresses(
    pages.filter(({ draft }) => !draft),
    other,
  );
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

/** What a former anchor named, and where it is now. */
interface MovedAnchor {
  readonly anchor: string;
  readonly to: string;
}

/**
 * The former anchors of a page that need a note on it: all that lead to other pages, and on a page that nobody writes,
 * whose headings carry no former anchors, those that lead to a place of its own too. Includes the anchors that readers
 * bring along from the page's former routes. The order of `redirects`, which come from files that are read
 * at the same time, does not matter.
 */
export function listMovedAway(
  route: string,
  redirects: readonly Pick<FormerAddress, "from" | "to">[],
  { isWritten }: { readonly isWritten: boolean },
): MovedAnchor[] {
  const routes = new Set([
    route,
    ...redirects.filter(({ to }) => to === route).map(({ from }) => from),
  ]);
  const ordered = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1));
  const moved = ordered.flatMap(({ from, to }): [string, MovedAnchor][] => {
    const { route: of, anchor } = splitAddress(from);
    const isOwn = isWritten && splitAddress(to).route === route;
    return anchor !== undefined && routes.has(of) && !isOwn ? [[anchor, { anchor, to }]] : [];
  });
  return [...new Map(moved).values()];
}

/**
 * A note for each of these anchors, with what is at its present address. Only the one that the address names is shown:
 * browsers do not send the anchor, so no host can redirect it. With scripts, `src/page/early` leads on at once.
 */
export function renderMovedAnchors(
  anchors: readonly (MovedAnchor & { readonly title: string })[],
): string {
  const notes = anchors.map(({ anchor, to, title }) => {
    const link = `<a href="${escapeHtml(to)}">${escapeHtml(title)}</a>`;
    return `<p class="admonition moved" id="${escapeHtml(anchor)}">This has moved to ${link}.</p>`;
  });
  return `<div ${LEADS_ON} data-mdast="ignore">${notes.join("")}</div>`;
}

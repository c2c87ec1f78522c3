import { pageFile } from "../../../shared/url";
import { findNearest } from "../../../shared/problem";
import { decode } from "./contentLinks";
import { readHtml, type BuiltPage, type Reference } from "../../html/readHtml";

/** The deployable folder as the check sees it. */
export interface BuiltSite {
  /** Pages by file name relative to the folder, such as `game/actions.html`: their HTML, or what it says. */
  readonly html: ReadonlyMap<string, string | BuiltPage>;
  /** Names of all files, HTML included. */
  readonly files: ReadonlySet<string>;
  /** Path under which the site is served; empty for the root. */
  readonly prefix: string;
  /** Paths on the same host that other versions of the site answer. */
  readonly versionPaths?: readonly string[];
}

interface LinkReport {
  /** One line for each problem: page, address, what is wrong, the nearest right address. */
  readonly faults: readonly string[];
  /** Number of addresses inside the site that were checked. */
  readonly checked: number;
}

/** Route of an HTML file: `index.html` → `/`, `game/actions.html` → `/game/actions`. */
function routeOf(file: string): string {
  return file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
}

/** The page that a route leads to. Where another site, an older version, begins, a folder has a page. */
function findPage(pages: ReadonlyMap<string, BuiltPage>, route: string): BuiltPage | undefined {
  const folder = route.replace(/\/$/, "").slice(1);
  return pages.get(pageFile(route)) ?? pages.get(`${folder}/index.html`);
}

function suggest(wrong: string, known: readonly string[]): string {
  const nearest = findNearest(wrong, known);
  return nearest === undefined ? "" : ` Did you mean ${nearest}?`;
}

/** The part of an address that names a file or page of this site; `undefined` for other sites. */
function toLocalPath(address: string, from: string, prefix: string): string | undefined {
  if (address === "" || address.startsWith("#")) return prefix + routeOf(from);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return undefined;
  return address.replace(/[?#].*$/, "");
}

/** What is wrong with one address; `undefined` when nothing is, or when it leads to another site. */
function findFault(
  { tag, address }: Reference,
  from: string,
  site: BuiltSite,
  pages: ReadonlyMap<string, BuiltPage>,
): string | undefined {
  const path = toLocalPath(address, from, site.prefix);
  if (path === undefined || site.versionPaths?.includes(path)) return undefined;
  if (!path.startsWith("/")) return "is relative: write the route from the root.";
  if (!path.startsWith(`${site.prefix}/`) && path !== site.prefix) return "misses the path prefix.";
  const route = decode(path.slice(site.prefix.length)) || "/";
  const page = findPage(pages, route);
  if (tag !== "a" || !page) {
    if (site.files.has(route.slice(1))) return undefined;
    const routes = [...pages.keys()].map(routeOf);
    return page ? undefined : `leads to no page.${suggest(route, routes)}`;
  }
  const anchor = decode(/#(.*)$/.exec(address)?.[1] ?? "");
  if (anchor === "" || page.ids.includes(anchor)) return undefined;
  return `names an anchor that ${route} does not have.${suggest(anchor, page.ids)}`;
}

/** The ids that two elements of a built page have, one line each. */
export function findDuplicateIds(file: string, { ids }: Pick<BuiltPage, "ids">): string[] {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(repeated)].map((id) => `${routeOf(file)}: the id "${id}" is given twice.`);
}

/** Checks all links, anchors, images, scripts and styles of a built site that lead inside it. */
export function checkLinks(site: BuiltSite): LinkReport {
  const pages = new Map(
    [...site.html].map(([file, page]) => [file, typeof page === "string" ? readHtml(page) : page]),
  );
  let checked = 0;
  const faults = [...pages].flatMap(([file, page]) => {
    const found = page.references.flatMap((reference) => {
      if (toLocalPath(reference.address, file, site.prefix) !== undefined) checked += 1;
      const fault = findFault(reference, file, site, pages);
      return fault === undefined ? [] : [`${routeOf(file)}: ${reference.address} ${fault}`];
    });
    return [...new Set(found), ...findDuplicateIds(file, page)];
  });
  return { faults: faults.sort(), checked };
}

import { toRoute, type Route } from "../url";

/** Route of the index of the API reference. */
export const API_INDEX_ROUTE: Route = toRoute("/api");

/** Route of the page with every symbol that has no page of its own. */
export const API_MODULES_ROUTE: Route = toRoute("/api/modules");

/** Route of the page of what each published version changed. */
export const API_VERSIONS_ROUTE: Route = toRoute("/versions");

/** Id of the heading of a version there, such as `v0-2-14`. */
export function releaseAnchor(version: string): string {
  return `v${version.replaceAll(".", "-")}`;
}

/** Route of a class page. */
export function classRoute(className: string): Route {
  return toRoute(`/api/classes/${className}`);
}

/** Where a symbol is explained: on a page of its own, or in a section of a page. */
export interface ApiAddress {
  readonly route: Route;
  /** Id on the page; absent for the page itself. */
  readonly anchor?: string;
}

/**
 * The address of a symbol as a link: `/api/classes/Action#chooseonboard`, or `#chooseonboard` when the
 * link is on the same page.
 */
export function apiUrl({ route, anchor }: ApiAddress, page?: Route): string {
  if (anchor === undefined) return route;
  return route === page ? `#${anchor}` : `${route}#${anchor}`;
}

/**
 * Id of a member: its name in lower case. `owner` qualifies a member of a symbol that shares a page
 * with others (`testrunner-start`).
 */
export function memberAnchor(name: string, owner?: string): string {
  const word = name
    .toLowerCase()
    .replace(/\$/g, "dollar")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-|-$/g, "");
  const own = word === "" ? "member" : word;
  return owner === undefined ? own : `${memberAnchor(owner)}-${own}`;
}

/** Id of a heading over several members; the prefix keeps it apart from the members' ids. */
export function groupAnchor(title: string): string {
  return `category-${memberAnchor(title)}`;
}

/** Id of the place where a page explains a known limit, such as `limit-d7`. */
export function limitAnchor(id: string): string {
  return memberAnchor(id, "limit");
}

/**
 * Hands out ids that are unique on one page: the first taker of a word keeps it, later ones get `-2`,
 * `-3` and so on, so ids are stable as long as the source order is.
 */
export function createAnchors(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let anchor = wanted;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${String(count)}`;
    taken.add(anchor);
    return anchor;
  };
}

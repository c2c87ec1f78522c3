/** The canonical path of a page: `/game/actions`; no trailing slash, no suffix, no prefix. */
export type Route = string & { readonly __brand: "Route" };

const ROUTE = /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/;

/** Whether a text has the form of a route. */
export function isRoute(path: string): path is Route {
  return ROUTE.test(path);
}

/** Checks that a text is a route; throws when it is not, because code creates routes. */
export function toRoute(path: string): Route {
  if (!isRoute(path)) {
    throw new Error(`"${path}" is no route: letters, digits, - and _ between single slashes.`);
  }
  return path;
}

/** Longest route, in characters: hosts limit file names to 255 bytes, and people give up long before that. */
export const MAX_ROUTE = 120;

const PATH_SEGMENT = /^[a-z0-9_-]+$/;

/** Whether a folder or file name may be part of a route. */
export function isRouteSegment(name: string): boolean {
  return PATH_SEGMENT.test(name);
}

/** Route of a content file: `game/actions.mdx` → `/game/actions`, `faq/index.mdx` → `/faq`. */
export function contentRoute(relativePath: string): Route {
  const path = relativePath.replace(/\.mdx$/, "").replace(/(^|\/)index$/, "");
  return toRoute(`/${path}`);
}

/**
 * The canonical form of whatever path a reader used: without `/index.html`, `.html` and trailing slashes.
 * The path is kept percent-encoded.
 */
export function canonicalPath(pathname: string): string {
  const bare = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "")
    .replace(/\/index\.html$/i, "")
    .replace(/\/?\.html$/i, "");
  return bare === "" || bare === "/index" ? "/" : bare;
}

/** File of a page inside the deployable folder: `/` → `index.html`, `/a/b` → `a/b.html`. */
export function pageFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}

/** Path of a page's Markdown alternate: `/` → `/index.md`, `/a/b` → `/a/b.md`. */
export function markdownPath(route: string): string {
  return route === "/" ? "/index.md" : `${route}.md`;
}

import { canonicalPath, isRoute } from "../../../shared/url";

/** The published address; links to it must be routes, so that previews link to themselves. */
const OWN_ORIGIN = /^(?:https?:)?\/\/docs\.boardzilla\.io(?=[/?#]|$)/i;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SCHEMES: readonly string[] = ["http", "https", "mailto"];

/** What is wrong with the form of a link, and the right form if it can be determined. */
export interface LinkFault {
  readonly why: string;
  readonly right?: string;
}

/** Path from the root for any path an author wrote, relative to the file that contains it. */
function fromRoot(path: string, file: string): string {
  if (path.startsWith("/")) return path;
  const folder = file.replace(/^content\//, "");
  return new URL(path, `https://x/${folder}`).pathname;
}

function toRightPath(path: string, file: string): string {
  const bare = canonicalPath(fromRoot(path, file).replace(/\.mdx?$/i, "")).replace(/\/index$/i, "");
  // Class names are part of the API's routes.
  const right = /^\/api\//i.test(bare) ? bare : bare.toLowerCase();
  return right === "" ? "/" : right;
}

/** The right form of a link into the site: a file under `static/` as it is, a page as its route. */
function findLocalFault(
  url: string,
  written: string,
  { file, isFile }: { file: string; isFile: (path: string) => boolean },
): LinkFault | undefined {
  const path = written.replace(/[?#].*$/s, "");
  const suffix = written.slice(path.length);
  const isStatic = isFile(fromRoot(path, file));
  const bare = isStatic ? fromRoot(path, file) : toRightPath(path, file);
  if (!isStatic && !isRoute(bare)) {
    return { why: "it is no route, and static/ has no such file" };
  }
  const why = isStatic ? "it is no path from the root" : "links to pages are routes";
  return bare + suffix === url ? undefined : { why, right: bare + suffix };
}

/**
 * Checks the form of a link, not whether it leads anywhere: the finished site is checked for that. `isFile`
 * says whether a path is a file under `static/`, which keeps its suffix.
 */
export function findLinkFault(
  url: string,
  file: string,
  isFile: (path: string) => boolean,
): LinkFault | undefined {
  if (url === "") return { why: "it is empty" };
  if (url.startsWith("#")) return undefined;
  const isOwn = OWN_ORIGIN.test(url);
  const own = isOwn ? url.replace(OWN_ORIGIN, "").replace(/^(?!\/)/, "/") : url;
  const scheme = SCHEME.exec(own)?.[1]?.toLowerCase();
  if (scheme !== undefined) {
    return SCHEMES.includes(scheme) ? undefined : { why: `a page may not link to ${scheme}:` };
  }
  if (!isOwn && url.startsWith("//")) {
    return { why: "the scheme is missing", right: `https:${url}` };
  }
  return findLocalFault(url, own, { file, isFile });
}

import { stripPrefix } from "../../shared/prefix";
import { canonicalPath } from "../../shared/url";

/** Whether the address is a file to download or open, not a page. */
function isFile(pathname: string): boolean {
  return /\.(?!html$)[a-z0-9]+$/i.test(pathname);
}

/**
 * The route a link leads to inside this site, with query and hash; `undefined` when the browser
 * should handle it: other origins, files, downloads, other targets, anchors of the same page.
 */
export function findRoute(link: HTMLAnchorElement, prefix: string): string | undefined {
  if (link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self"))
    return undefined;
  const pathname = stripPrefix(link.pathname, prefix);
  if (pathname === undefined || isFile(pathname)) return undefined;
  const samePage =
    link.pathname === window.location.pathname && link.search === window.location.search;
  if (samePage && link.hash !== "") return undefined;
  return canonicalPath(pathname) + link.search + link.hash;
}

import { stripPrefix } from "../../shared/prefix";
import { SIDEBAR } from "../../shared/contracts/siteIds";

/** A page of the site, as the sidebar names it. */
export interface ListedPage {
  readonly route: string;
  readonly label: string;
}

/** The pages of the site that its layout links to: those of the sidebar, and those of the footer. */
export function listRoutes(): ListedPage[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`#${SIDEBAR} a, footer a`)]
    .filter(({ origin }) => origin === window.location.origin)
    .map((link) => ({
      route: stripPrefix(link.pathname, __PATH_PREFIX__) ?? link.pathname,
      label: link.textContent,
    }));
}

/** The path that was asked for, without the prefix. */
export function askedPath(): string {
  const { pathname } = window.location;
  return stripPrefix(pathname, __PATH_PREFIX__) ?? pathname;
}

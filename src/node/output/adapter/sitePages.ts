import type { IAdaptContext } from "gatsby/dist/utils/adapter/types";
import { NOT_FOUND_PATH } from "../html/rewriteHtml";
import type { Redirect } from "../publishing/redirectsFile";

type RoutesManifest = IAdaptContext["routesManifest"];

export interface SitePage {
  /** Its Gatsby path: a route, or `/404.html`. */
  readonly pagePath: string;
  /** Its HTML inside `public/`. */
  readonly file: string;
}

/** The page that Gatsby makes from `src/pages/404.tsx` in addition to `/404.html`. */
const NOT_FOUND_TWIN = "/404";

/** Path prefix without a trailing slash; Gatsby leaves "/" as it is. */
export function normalizePrefix(pathPrefix: string): string {
  return pathPrefix.replace(/\/+$/, "");
}

/** Gatsby's path of the page in a file; `undefined` for a file that is not a page. */
function toPagePath(file: string): string | undefined {
  if (`/${file}` === NOT_FOUND_PATH) return NOT_FOUND_PATH;
  if (!/(^|\/)index\.html$/.test(file)) return undefined;
  return `/${file.replace(/\/?index\.html$/, "")}`;
}

/**
 * The pages of the current build. The manifest also lists other files in `public/`: their paths include the
 * file name, and those of pages do not.
 */
export function findSitePages(manifest: RoutesManifest): SitePage[] {
  const pages = manifest.flatMap((route): SitePage[] => {
    if (route.type === "function") {
      throw new Error(`${route.path} needs a server; the adapter writes files only.`);
    }
    if (route.type !== "static" || route.path.endsWith("/index.html")) return [];
    const file = route.filePath.replace(/^public\//, "");
    const pagePath = toPagePath(file);
    return pagePath === undefined || pagePath === NOT_FOUND_TWIN ? [] : [{ pagePath, file }];
  });
  return pages.sort((a, b) => (a.pagePath < b.pagePath ? -1 : 1));
}

export function findSiteRedirects(manifest: RoutesManifest): Redirect[] {
  return manifest.flatMap((route) =>
    route.type === "redirect" ? [{ from: route.path, to: route.toPath, status: route.status }] : [],
  );
}

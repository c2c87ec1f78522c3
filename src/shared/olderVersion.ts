import type { SiteConfig } from "./contracts/siteConfig";
import type { Problem } from "./problem";

type Docs = SiteConfig["docs"];

/** Where an older version is, below the home page of the current one: `/v/0.2.13`. */
export function versionPath(name: string): string {
  return `/v/${name}`;
}

/** The path prefix of the current version, in its own build and in the build of an older one. */
export function currentPrefix(prefix: string, { current, version }: Docs): string {
  return current === null ? prefix : prefix.slice(0, -versionPath(version.name).length);
}

/**
 * The page of the current version for readers of a route: the same one, or otherwise the nearest above
 * it.
 */
export function findCurrentPage(route: string, routes: readonly string[]): string {
  if (route === "/" || routes.includes(route)) return route;
  return findCurrentPage(route.slice(0, route.lastIndexOf("/")) || "/", routes);
}

/** The address of the same page in the current version, if it has the page. */
export function currentAddress(route: string, current: Docs["current"]): string | undefined {
  return current?.routes.includes(route) ? current.url + route : undefined;
}

/** Where another version is: its address, or its path with the prefix of the current version. */
export function versionAddress(href: string, prefix: string, docs: Docs): string {
  return href.startsWith("/") ? currentPrefix(prefix, docs) + href : href;
}

/** The paths on this host that serve other versions, and that links of this build may point to. */
export function listVersionPaths(docs: Docs, prefix: string): string[] {
  const { current, otherVersions } = docs;
  const above = currentPrefix(prefix, docs);
  return [
    ...otherVersions.map(({ href }) => versionAddress(href, prefix, docs)),
    ...(current?.routes ?? []).map((route) => above + route),
  ].filter((address) => address.startsWith("/"));
}

/** Where a build is to be published. */
interface BuildPlace {
  /** `PATH_PREFIX`, without a slash at the end. */
  readonly prefix: string;
  /** `SITE_URL`, without a slash at the end. */
  readonly siteUrl: string;
}

/** An older version must be built for its place below the current one, or its links break. */
export function checkVersionPlace(
  { current, version }: Docs,
  { prefix, siteUrl }: BuildPlace,
): Problem[] {
  if (current === null) return [];
  const path = versionPath(version.name);
  const faulty = Object.entries({ PATH_PREFIX: prefix, SITE_URL: siteUrl }).filter(
    ([, value]) => !value.endsWith(path),
  );
  return faulty.map(([variable, value]) => ({
    file: "SITE_OPTIONS, docs",
    what: `the older version "${version.name}" is built with ${variable} "${value}".`,
    valid: [`a value that ends with ${path}`],
    fix: `npm run build -- --version ${version.name}`,
  }));
}

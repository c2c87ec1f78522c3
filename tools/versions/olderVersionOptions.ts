import { applySiteOptions } from "../../src/node/config/siteOptions";
import type { CurrentVersion, SiteConfig } from "../../src/shared/contracts/siteConfig";
import { site } from "../../src/site";
import { listFiles } from "../listFiles";
import { toRoute } from "../publish/pageName";

/** Folders of a deployed site that are not part of the current version. */
const OTHERS = /^(?:live|preview|v)\//;

/**
 * The addresses of a built site, without its not-found page: the pages, and the redirects from former
 * addresses.
 */
export function listBuiltRoutes(dist: string): string[] {
  return listFiles(dist)
    .filter((file) => file.endsWith(".html") && file !== "404.html" && !OTHERS.test(file))
    .map((file) => toRoute(file.replace(/\.html$/, "")))
    .sort();
}

/** What the build of an older version, such as 0.2.13, needs to know about itself and the current one. */
interface OlderVersion extends Pick<SiteConfig["docs"], "scope"> {
  readonly version: string;
  readonly current: CurrentVersion;
}

/**
 * `SITE_OPTIONS` for the build of an older version: those of the current build, and the versions as seen
 * from there. Both builds name all versions and the plugin alike, so that they share the reader's
 * preference.
 */
export function olderVersionOptions(
  { version, scope, current }: OlderVersion,
  options: string,
): string {
  const given = options === "" ? {} : (JSON.parse(options) as Readonly<Record<string, unknown>>);
  const { docs } = options === "" ? site : applySiteOptions(site, options);
  const named = docs.otherVersions.find(({ name }) => name === version);
  return JSON.stringify({
    ...given,
    docs: {
      pluginId: docs.pluginId,
      version: { name: version, label: named?.label ?? version },
      otherVersions: [
        // "Next" alone does not say which version that is.
        { ...docs.version, label: `${docs.version.label} (${current.label})`, href: "/" },
        ...docs.otherVersions.filter(({ name }) => name !== version),
      ],
      current,
      scope,
    },
  });
}

import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import {
  MAX_REDIRECTS,
  parseRedirectsFile,
  renderRedirectsFile,
} from "../../src/node/output/publishing/redirectsFile";

const FILE = "_redirects";

/** A redirect of an older version, whatever the site's prefix. */
const OF_VERSION = /\/v\/\d+\.\d+\.\d+(?:\/|$)/;

/** Folder of a deployed site with the older versions. */
export const VERSIONS_FOLDER = "v";

/** Where each older version of a deployed site is, such as `v/0.2.13`. */
export function listDeployedVersions(site: string): string[] {
  const folder = path.join(site, VERSIONS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => `${VERSIONS_FOLDER}/${name}`);
}

/**
 * Gives a deployed site its own redirects and those of the older versions in it: hosts read only the file
 * at its root. Redirects of a version that do not fit are left out, and the version is returned; its
 * pages then correct their addresses themselves.
 */
export function addVersionRedirects(site: string): string[] {
  const file = path.join(site, FILE);
  if (!existsSync(file)) return [];
  const own = parseRedirectsFile(readText(file)).filter(({ from }) => !OF_VERSION.test(from));
  const all = new Map(own.map((redirect) => [redirect.from, redirect]));
  const leftOut = listDeployedVersions(site).filter((version) => {
    const rules = path.join(site, version, FILE);
    const added = existsSync(rules) ? parseRedirectsFile(readText(rules)) : [];
    const fits = new Set([...all.keys(), ...added.map(({ from }) => from)]).size <= MAX_REDIRECTS;
    if (fits) for (const redirect of added) all.set(redirect.from, redirect);
    return !fits;
  });
  writeFileSync(file, renderRedirectsFile([...all.values()]));
  return leftOut;
}

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../files/readText";

/** Files in which a package's authors put their license and their notices. */
const NOTICE_FILE = /^(?:licen[cs]e|copying|copyright|notice)(?:[-.].*)?$/i;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
}

/** A package whose code readers load. */
export interface ThirdPartyPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its package.json says. */
  readonly license: string;
  /** The text of its license and notices; empty if it ships none. */
  readonly notice: string;
}

/**
 * The folder of the package that a bundled file is from: `…/node_modules/@lezer/common` for
 * `…/node_modules/@lezer/common/dist/index.js`. Undefined for a file of this repository.
 */
export function packageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

function readNotice(folder: string): string {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && NOTICE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return files.map((name) => readText(path.join(folder, name)).trim()).join("\n\n");
}

function readPackage(folder: string): ThirdPartyPackage | undefined {
  const manifest = path.join(folder, "package.json");
  if (!existsSync(manifest)) return undefined;
  const { name, version, license } = JSON.parse(readText(manifest)) as Manifest;
  if (name === undefined || version === undefined) return undefined;
  return {
    name,
    version,
    license: typeof license === "string" ? license : "see its notice",
    notice: readNotice(folder),
  };
}

/**
 * The packages that bundled files come from, by name and version.
 *
 * @param files absolute paths of modules, as a bundler reports them
 */
export function findThirdParty(files: Iterable<string>): ThirdPartyPackage[] {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
  const packages = new Map<string, ThirdPartyPackage>();
  for (const each of [...folders].flatMap((folder) => readPackage(folder) ?? [])) {
    packages.set(`${each.name} ${each.version}`, each);
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}

/**
 * The notices that licenses such as MIT, ISC, BSD and Apache-2.0 ask to keep with every copy. Packages with the
 * same text share it.
 *
 * @param what the scripts that hold their code, for the first sentence
 */
export function renderThirdPartyNotices(
  what: string,
  packages: readonly ThirdPartyPackage[],
): string {
  const namesByNotice = new Map<string, string[]>();
  for (const { name, version, license, notice } of packages) {
    const names = namesByNotice.get(notice) ?? [];
    namesByNotice.set(notice, [...names, `${name} ${version} (${license})`]);
  }
  const sections = [...namesByNotice].map(([notice, names]) =>
    [...names, ...(notice === "" ? [] : ["", notice])].join("\n"),
  );
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  return `${[`${what} the following packages.`, ...sections].join(rule)}\n`;
}

import { readFileSync } from "node:fs";
import path from "node:path";
import type { BuiltSite } from "../../src/node/content/links/checkLinks";
import { listFiles } from "../../tools/listFiles";

/**
 * Names of all files of a folder, relative to it, with forward slashes, sorted. Older versions of the
 * documentation below `v/` are separate builds.
 */
export function listFolder(folder: string): string[] {
  return listFiles(folder).filter((file) => !file.startsWith("v/"));
}

/** A deployable folder with the text of its pages. */
interface TextSite extends BuiltSite {
  readonly html: ReadonlyMap<string, string>;
}

/**
 * Reads a deployable folder; by default without the older versions in it. What only leads from a former address to
 * a page is none.
 */
export function readSite(
  folder: string,
  { prefix = "", files = listFolder(folder) } = {},
): TextSite {
  // The frames under `live/` are not pages of the site.
  const pages = files.filter((file) => file.endsWith(".html") && !/(^|\/)live\//.test(file));
  const texts = pages.map((file) => [file, readFileSync(path.join(folder, file), "utf8")] as const);
  const html = new Map(texts.filter(([, text]) => !text.includes('http-equiv="refresh"')));
  return { html, files: new Set(files), prefix };
}

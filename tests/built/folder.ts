import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BuiltSite } from "../../src/build/links/checkLinks";
import { listFiles } from "../../tools/listFiles";

/**
 * Names of all files of a folder, relative to it, with forward slashes, sorted. Older versions of the
 * documentation below `v/` are separate builds.
 */
export function listFolder(folder: string): string[] {
  return listFiles(folder).filter((file) => !file.startsWith("v/"));
}

/** The frames under `live/` are not pages of the site. */
function readPages(folder: string, files: readonly string[], prefix: string): BuiltSite {
  const pages = files.filter((file) => file.endsWith(".html") && !/(^|\/)live\//.test(file));
  const html = new Map(pages.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  return { html, files: new Set(files), prefix };
}

/** Reads a deployable folder without the older versions in it. */
export function readSite(folder: string, prefix = ""): BuiltSite {
  return readPages(folder, listFolder(folder), prefix);
}

/** Reads a deployable folder with the older versions in it, which link to each other. */
export function readVersions(folder: string): BuiltSite {
  return readPages(folder, listFiles(folder), "");
}

/** Size in bytes after brotli at its highest quality, as a static host would send it. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

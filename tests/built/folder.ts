import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { BuiltSite } from "../../src/lib/links/checkLinks";

/** Names of all files of a folder, relative to it, with forward slashes, sorted. */
export function listFolder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** Reads a deployable folder; the frames under `live/` are no pages of the site. */
export function readSite(folder: string, prefix = ""): BuiltSite {
  const files = listFolder(folder);
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("live/"));
  const html = new Map(pages.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  return { html, files: new Set(files), prefix };
}

/** Size in bytes after brotli at its highest quality, as a static host would send it. */
export function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

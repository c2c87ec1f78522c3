import { strToU8, zipSync, type Zippable } from "fflate";

/** A zip stores local time without a zone; with a fixed day the same files give the same bytes. */
const DAY = new Date(2026, 0, 1);

/** A zip with all files in one folder, in the order of their paths. */
export function projectZip(
  folder: string,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [path, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    entries[`${folder}/${path}`] = [strToU8(text), { level: 9, mtime: DAY }];
  }
  return zipSync(entries);
}

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** The files of a folder and of those below it, or the file itself. */
function listFiles(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * The digest of files and of all files below folders, by their paths and contents: what is made from them
 * need not be made again while the digest stays the same. `places` are relative to `root`; one that does not
 * exist counts as empty. Files that `skip` names do not count.
 */
export function digestFiles(
  root: string,
  places: readonly string[],
  skip: (file: string) => boolean = () => false,
): string {
  const hash = createHash("sha256");
  for (const file of places.flatMap((place) => listFiles(path.join(root, place))).sort()) {
    if (skip(file)) continue;
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex").slice(0, 32);
}

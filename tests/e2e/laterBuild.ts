import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DIST } from "../routes";

const HASH = /(?<=[-.])[0-9a-f]{12}(?=\.(?:js|css)\b)/;

/** Files that may refer to other files. */
const NAMES_FILES = /\.(?:html|js|json|css)$|^_headers$/;

function readCompilation(dir: string): string {
  const { webpackCompilationHash } = JSON.parse(
    readFileSync(path.join(dir, "page-data/app-data.json"), "utf8"),
  ) as { webpackCompilationHash: string };
  return webpackCompilationHash;
}

/**
 * Makes of `dist/` what a later deploy would have put in its place: all scripts and styles have other
 * names, and all that names them does so by the new ones; the compilation has another hash. The text of a
 * page is the same; `window.___webpackCompilationHash` shows which build it is from. A second build would
 * take minutes and differ only in this.
 *
 * @returns the new compilation's hash
 */
export function makeLaterBuild(dir: string, name: string): string {
  rmSync(dir, { recursive: true, force: true });
  cpSync(DIST, dir, { recursive: true });
  const renew = (hash: string): string =>
    createHash("sha256").update(`${hash} ${name}`).digest("hex").slice(0, 12);
  const compilation = readCompilation(dir);
  const hashes = readdirSync(dir).flatMap((file) => HASH.exec(file) ?? []);
  const all = new RegExp([...new Set([compilation, ...hashes])].join("|"), "g");
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.includes(`${path.sep}live${path.sep}`)) continue;
    if (NAMES_FILES.test(entry.name)) {
      const text = readFileSync(file, "utf8");
      const renewed = text.replace(all, renew);
      if (renewed !== text) writeFileSync(file, renewed);
    }
    const renamed = entry.name.replace(HASH, renew);
    if (renamed !== entry.name) renameSync(file, path.join(entry.parentPath, renamed));
  }
  return readCompilation(dir);
}

import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Everything but a page's own text that decides what is computed of it. */
const FOLDERS = ["content", "static", "src/lib", "src/frame", "plugins"];
const FILES = ["package-lock.json", "node_modules/@boardzilla/core/package.json"];

const CACHE = "node_modules/.cache/gatsby-source-docs/pages";

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** The digest of all files that pages share. Other pages are none: what they say decides nothing here. */
function digestSurroundings(root: string): string {
  const files = FOLDERS.map((folder) => path.join(root, folder))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".mdx"))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const single = FILES.map((file) => path.join(root, file)).filter(existsSync);
  return digest(
    [...files, ...single].sort().flatMap((file) => [path.relative(root, file), readFileSync(file)]),
  );
}

/** What was computed of pages in this or an earlier process, as JSON. */
export interface PageCache {
  /** What a kind of work made of texts; `undefined` when that is not known. */
  readonly recall: (kind: string, texts: readonly string[]) => unknown;
  readonly keep: (kind: string, texts: readonly string[], value: object) => void;
}

/**
 * Opens the cache for one run on the project at `root`. An edit of anything that pages share, such as the
 * compiler or a game, forgets everything; a damaged file only costs time.
 */
export function openPageCache(root: string): PageCache {
  const surroundings = digestSurroundings(root);
  const cache = path.join(root, CACHE);
  const folder = path.join(cache, surroundings);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(cache))
    if (name !== surroundings) rmSync(path.join(cache, name), { recursive: true, force: true });
  const fileOf = (kind: string, texts: readonly string[]): string =>
    path.join(folder, `${kind}-${digest(texts)}.json`);
  return {
    recall: (kind, texts) => {
      try {
        return JSON.parse(readFileSync(fileOf(kind, texts), "utf8")) as unknown;
      } catch {
        return undefined;
      }
    },
    keep: (kind, texts, value) => {
      const file = fileOf(kind, texts);
      // Builds read pages in several processes.
      const draft = `${file}.${String(process.pid)}`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, file);
    },
  };
}

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestFiles } from "./digestFiles";

/** Everything but a page's own text that decides what is computed of it; what other pages say does not. */
const SURROUNDINGS = [
  "content",
  "static",
  "src/build",
  "src/features/layout-sandbox/model",
  "src/frame",
  "src/shared",
  "plugins",
  "package-lock.json",
  "node_modules/@boardzilla/core/package.json",
];

/** Beside the packages, so that a build from nothing has it too. */
export const PAGE_CACHE = "node_modules/.cache/boardzilla-docs/pages";

function digestTexts(texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);
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
  const surroundings = digestFiles(root, SURROUNDINGS, (file) => file.endsWith(".mdx"));
  const cache = path.join(root, PAGE_CACHE);
  const folder = path.join(cache, surroundings);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(cache))
    if (name !== surroundings) rmSync(path.join(cache, name), { recursive: true, force: true });
  const fileOf = (kind: string, texts: readonly string[]): string =>
    path.join(folder, `${kind}-${digestTexts(texts)}.json`);
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

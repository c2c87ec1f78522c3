import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { readText } from "./readText";
import { writeWhole } from "./writeWhole";

/** What this or an earlier process made from texts, as JSON. */
export interface DiskCache {
  /** What a kind of work made from texts; `undefined` when that is not known. */
  readonly recall: (kind: string, texts: readonly string[]) => unknown;
  readonly keep: (kind: string, texts: readonly string[], value: object) => void;
}

function digestTexts(texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 32);
}

/**
 * Opens a cache in a folder of its own. `version` names everything besides the texts that determines what is
 * made from them: a new one clears the cache. A damaged file only costs time.
 */
export function openDiskCache(cache: string, version: string): DiskCache {
  const current = digestTexts([version]);
  const folder = path.join(cache, current);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(cache))
    if (name !== current) rmSync(path.join(cache, name), { recursive: true, force: true });
  const fileOf = (kind: string, texts: readonly string[]): string =>
    path.join(folder, `${kind}-${digestTexts(texts)}.json`);
  return {
    recall: (kind, texts) => {
      try {
        return JSON.parse(readText(fileOf(kind, texts))) as unknown;
      } catch {
        return undefined;
      }
    },
    keep: (kind, texts, value) => {
      mkdirSync(folder, { recursive: true });
      // Builds write from several processes.
      writeWhole(fileOf(kind, texts), JSON.stringify(value));
    },
  };
}

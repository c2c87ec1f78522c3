import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SampleReference } from "../../../../src/lib/code/references";

/** The references of samples by the digest of everything they depend on. */
export type ReferenceTable = ReadonlyMap<string, readonly SampleReference[]>;

/** Counts up when `findReferences` answers otherwise than before. */
const FORMAT = 1;

/** The digest of what decides about a sample's references. */
export function sampleDigest(text: string, versions: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [String(FORMAT), ...versions, text]) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** Reads what an earlier run found; a missing or damaged file only costs time. */
export function readReferences(file: string): ReferenceTable {
  try {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof data !== "object" || data === null) return new Map();
    return new Map(Object.entries(data as Record<string, SampleReference[]>));
  } catch {
    return new Map();
  }
}

/** Keeps the references for the next run. */
export function writeReferences(file: string, table: ReferenceTable): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(table)));
}

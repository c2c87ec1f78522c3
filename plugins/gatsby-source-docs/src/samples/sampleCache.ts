import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AnalysedSample } from "../../../../src/shared/contracts/references";

/** What is known about samples, by the digest of everything it depends on. */
export type SampleTable = ReadonlyMap<string, AnalysedSample>;

/** Goes up when the analysis gives different answers than before. */
const FORMAT = 3;

/** The digest of what determines a sample's names: its text and what that text depends on. */
export function sampleDigest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [String(FORMAT), ...texts]) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** Reads what an earlier run found; a missing or damaged file only costs time. */
export function readSampleCache(file: string): SampleTable {
  try {
    const data: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof data !== "object" || data === null) return new Map();
    return new Map(Object.entries(data as Record<string, AnalysedSample>));
  } catch {
    return new Map();
  }
}

/** Keeps the result for the next run. */
export function writeSampleCache(file: string, table: SampleTable): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(table)));
}

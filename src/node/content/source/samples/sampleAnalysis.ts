import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import { readText } from "../../../files/readText";
import { isChecked, type FenceMeta } from "../../code/fenceMeta";
import type { AnalysedSample } from "../../../../shared/contracts/references";
import { installedVersion } from "../../../files/installedVersion";
import { findReferences } from "./findReferences";
import { findSampleTypes } from "./findSampleTypes";
import { listSamples, type Sample, type SamplePage } from "./sampleFiles";
import { placeSample, readPreludes, type Preludes } from "./samplePlace";
import { createSampleCompiler } from "./sampleProgram";
import { TOOLKIT } from "../../../../shared/toolkit";

/** What is known about samples, by the digest of everything it depends on. */
type SampleTable = ReadonlyMap<string, AnalysedSample>;

/** Goes up when the analysis gives different answers than before. */
const FORMAT = 3;

/** The digest of what determines a sample's names: its text and what that text depends on. */
function sampleDigest(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of [String(FORMAT), ...texts]) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 32);
}

/** Reads what an earlier run found; a missing or damaged file only costs time. */
function readSampleCache(file: string): SampleTable {
  try {
    const data: unknown = JSON.parse(readText(file));
    if (typeof data !== "object" || data === null) return new Map();
    return new Map(Object.entries(data as Record<string, AnalysedSample>));
  } catch {
    return new Map();
  }
}

function writeSampleCache(file: string, table: SampleTable): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(table)));
}

/** Next to the packages the result depends on, so that a build from scratch need not compile again. */
const CACHE_FILE = "node_modules/.cache/gatsby-source-docs/samples.json";

/** Knows what the names in the samples of the pages are. */
export interface SampleAnalysis {
  /** Compiles the samples that are not known yet, all in one program. */
  readonly learn: (pages: readonly SamplePage[]) => Promise<void>;
  /**
   * What is known about a fence's code; `undefined` if it has not been analyzed, such as one that is not
   * checked.
   */
  readonly find: (code: string, meta: FenceMeta) => AnalysedSample | undefined;
}

/** The analysis of the repository at `root`; the paths are absolute. */
export function createSampleAnalysis(
  root: string,
  cacheFile = path.join(root, CACHE_FILE),
): SampleAnalysis {
  const contentPath = path.join(root, "content");
  const versions = [TOOLKIT, "typescript"].map((name) => installedVersion(name, root));
  const known = new Map<string, AnalysedSample>(readSampleCache(cacheFile));
  const used = new Map<string, AnalysedSample>();
  let createProgram: ReturnType<typeof createSampleCompiler> | undefined;
  /** As they were when samples were last analyzed. */
  let preludes: Preludes | undefined;

  const compile = async (missing: ReadonlyMap<string, Sample>): Promise<SampleTable> => {
    const ts = await import("typescript");
    createProgram ??= createSampleCompiler(ts, contentPath);
    const program = createProgram([...missing.values()]);
    return new Map(
      [...missing].map(([digest, { name, codeStart, code }]) => {
        const range = { start: codeStart, length: code.length };
        const references = findReferences(ts, program, name, range);
        return [digest, { references, types: findSampleTypes(ts, program, name, range) }];
      }),
    );
  };

  return {
    learn: async (pages) => {
      preludes = readPreludes(contentPath);
      const missing = new Map<string, Sample>();
      for (const page of pages) {
        for (const sample of listSamples(page, root, preludes).samples) {
          const digest = sampleDigest([...versions, sample.related, sample.text]);
          const found = known.get(digest);
          if (found) used.set(digest, found);
          else missing.set(digest, sample);
        }
      }
      if (missing.size === 0) return;
      for (const [digest, found] of await compile(missing)) {
        known.set(digest, found);
        used.set(digest, found);
      }
      // What no page uses anymore is dropped.
      writeSampleCache(cacheFile, used);
    },
    find: (code, meta) => {
      preludes ??= readPreludes(contentPath);
      const placed = isChecked({ meta }) ? placeSample(code, meta, preludes) : undefined;
      return placed && known.get(sampleDigest([...versions, placed.related, placed.text]));
    },
  };
}

let own: SampleAnalysis | undefined;

/** The analysis of the repository that is being built, one for all hooks of the plugin. */
export function sampleAnalysis(): SampleAnalysis {
  own ??= createSampleAnalysis(process.cwd());
  return own;
}

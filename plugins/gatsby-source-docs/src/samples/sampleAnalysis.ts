import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FenceMeta } from "../../../../src/build/code/fenceMeta";
import type { AnalysedSample } from "../../../../src/shared/contracts/references";
import { isChecked } from "../../../../src/build/code/typedFence";
import type { TracedText } from "../../../../src/build/content/tracedText";
import { findReferences } from "./findReferences";
import { findSampleTypes } from "./findSampleTypes";
import { readSampleCache, sampleDigest, writeSampleCache, type SampleTable } from "./sampleCache";
import { listSamples, type Sample } from "./sampleFiles";
import { placeSample, readPreludes, type Preludes } from "./samplePlace";
import { createSampleCompiler, type CreateSampleProgram } from "./sampleProgram";

/** Next to the packages the result depends on, so that a build from scratch need not compile again. */
const CACHE_FILE = "node_modules/.cache/gatsby-source-docs/samples.json";

/** A page whose samples are to be analyzed. */
export interface SamplePage {
  /** Relative to the repository. */
  readonly file: string;
  readonly page: TracedText;
}

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

function installedVersion(root: string, name: string): string {
  const file = path.join(root, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** The analysis of one repository; the paths are absolute. */
export function createSampleAnalysis(
  root: string,
  contentPath: string,
  cacheFile = path.join(root, CACHE_FILE),
): SampleAnalysis {
  const versions = ["@boardzilla/core", "typescript"].map((name) => installedVersion(root, name));
  const known = new Map<string, AnalysedSample>(readSampleCache(cacheFile));
  const used = new Map<string, AnalysedSample>();
  let createProgram: CreateSampleProgram | undefined;
  /** As they were when samples were last analyzed. */
  let preludes: Preludes | undefined;

  const compile = async (missing: ReadonlyMap<string, Sample>): Promise<SampleTable> => {
    const ts = await import("typescript");
    createProgram ??= createSampleCompiler(ts);
    const ambient = path.join(contentPath, "preludes/ambient.d.ts");
    const program = createProgram([...missing.values()], existsSync(ambient) ? [ambient] : []);
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
      for (const { file, page } of pages) {
        for (const sample of listSamples(page, { root, file }, preludes).samples) {
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
  own ??= createSampleAnalysis(process.cwd(), path.resolve("content"));
  return own;
}

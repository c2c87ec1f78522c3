import path from "node:path";
import { isChecked, type FenceMeta } from "../../code/fenceMeta";
import type { AnalysedSample } from "../../../../shared/contracts/references";
import { openDiskCache } from "../../../files/diskCache";
import { installedVersion } from "../../../files/installedVersion";
import { findReferences } from "./findReferences";
import { findSampleTypes } from "./findSampleTypes";
import { listSamples, type Sample, type SamplePage } from "./sampleFiles";
import { placeSample, readPreludes, type PlacedSample, type Preludes } from "./samplePlace";
import { createSampleCompiler } from "./sampleProgram";
import { TOOLKIT } from "../../../../shared/toolkit";

/** Goes up when the analysis gives different answers than before. */
const FORMAT = 3;

/** Next to the packages the result depends on, so that a build from scratch need not compile again. */
const CACHE_FOLDER = "node_modules/.cache/boardzilla-docs/samples";

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
  cacheFolder = path.join(root, CACHE_FOLDER),
): SampleAnalysis {
  const contentPath = path.join(root, "content");
  const versions = [TOOLKIT, "typescript"].map((name) => installedVersion(name, root));
  const cache = openDiskCache(cacheFolder, JSON.stringify([FORMAT, ...versions]));
  let createProgram: ReturnType<typeof createSampleCompiler> | undefined;
  /** As they were when samples were last analyzed. */
  let preludes: Preludes | undefined;

  /** Two regions of one file are the same text, and begin in different places. */
  const keyOf = ({ related, text, codeStart }: PlacedSample) => [related, text, String(codeStart)];
  const recall = (sample: PlacedSample): AnalysedSample | undefined =>
    cache.recall("sample", keyOf(sample)) as AnalysedSample | undefined;

  const compile = async (samples: readonly Sample[]): Promise<void> => {
    const ts = await import("typescript");
    createProgram ??= createSampleCompiler(ts, contentPath);
    const program = createProgram(samples);
    for (const sample of samples) {
      const { name, codeStart, code } = sample;
      const range = { start: codeStart, length: code.length };
      const references = findReferences(ts, program, name, range);
      const types = findSampleTypes(ts, program, name, range);
      cache.keep("sample", keyOf(sample), { references, types });
    }
  };

  return {
    learn: async (pages) => {
      const current = readPreludes(contentPath);
      preludes = current;
      const samples = pages.flatMap((page) => listSamples(page, root, current).samples);
      const missing = samples.filter((sample) => !recall(sample));
      if (missing.length > 0) await compile(missing);
    },
    find: (code, meta) => {
      preludes ??= readPreludes(contentPath);
      const placed = isChecked({ meta }) ? placeSample(code, meta, preludes) : undefined;
      return placed && recall(placed);
    },
  };
}

let own: SampleAnalysis | undefined;

/** The analysis of the repository that is being built, one for all hooks of the plugin. */
export function sampleAnalysis(): SampleAnalysis {
  own ??= createSampleAnalysis(process.cwd());
  return own;
}

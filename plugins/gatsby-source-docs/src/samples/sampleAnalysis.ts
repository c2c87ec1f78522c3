import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SampleReference } from "../../../../src/lib/code/references";
import { findReferences } from "./findReferences";
import {
  readReferences,
  sampleDigest,
  writeReferences,
  type ReferenceTable,
} from "./referenceCache";
import {
  listSamples,
  placeInPrelude,
  readPreludes,
  type Preludes,
  type Sample,
} from "./sampleFiles";
import { createSampleCompiler, type CreateSampleProgram } from "./sampleProgram";

/** Beside the packages the result depends on, so that a build from nothing need not compile again. */
const CACHE_FILE = "node_modules/.cache/gatsby-source-docs/references.json";

/** A page whose samples are to be known. */
export interface SamplePage {
  /** Relative to the repository. */
  readonly file: string;
  readonly source: string;
}

/** Knows what the samples of the pages name. */
export interface SampleAnalysis {
  /** Compiles the samples that are not known yet, all in one program. */
  readonly learn: (pages: readonly SamplePage[]) => Promise<void>;
  /** What a sample names; empty if it has not been learnt, as one that is not checked. */
  readonly find: (code: string, prelude: string | undefined) => readonly SampleReference[];
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
  const known = new Map<string, readonly SampleReference[]>(readReferences(cacheFile));
  const used = new Map<string, readonly SampleReference[]>();
  let createProgram: CreateSampleProgram | undefined;
  /** As they were when samples were last learnt. */
  let preludes: Preludes | undefined;

  const compile = async (missing: ReadonlyMap<string, Sample>): Promise<ReferenceTable> => {
    const ts = await import("typescript");
    createProgram ??= createSampleCompiler(ts);
    const ambient = path.join(contentPath, "preludes/ambient.d.ts");
    const program = createProgram([...missing.values()], existsSync(ambient) ? [ambient] : []);
    return new Map(
      [...missing].map(([digest, { name, codeStart, code }]) => [
        digest,
        findReferences(ts, program, name, { start: codeStart, length: code.length }),
      ]),
    );
  };

  return {
    learn: async (pages) => {
      preludes = readPreludes(contentPath);
      const missing = new Map<string, Sample>();
      for (const { file, source } of pages) {
        for (const sample of listSamples(source, { root, file }, preludes).samples) {
          const digest = sampleDigest(sample.text, versions);
          const references = known.get(digest);
          if (references) used.set(digest, references);
          else missing.set(digest, sample);
        }
      }
      if (missing.size === 0) return;
      for (const [digest, references] of await compile(missing)) {
        known.set(digest, references);
        used.set(digest, references);
      }
      // What no page uses any more is forgotten.
      writeReferences(cacheFile, used);
    },
    find: (code, prelude) => {
      preludes ??= readPreludes(contentPath);
      const text = prelude === undefined ? undefined : preludes.read(prelude);
      if (prelude !== undefined && text === undefined) return [];
      const placed = placeInPrelude(code, text);
      return (placed && known.get(sampleDigest(placed.text, versions))) ?? [];
    },
  };
}

let own: SampleAnalysis | undefined;

/** The analysis of the repository that is being built, one for all hooks of the plugin. */
export function sampleAnalysis(): SampleAnalysis {
  own ??= createSampleAnalysis(process.cwd(), path.resolve("content"));
  return own;
}

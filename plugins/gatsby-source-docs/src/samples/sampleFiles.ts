import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { FenceMeta } from "../../../../src/lib/code/fenceMeta";
import { findFences } from "../../../../src/lib/content/fences";
import { findNearest, type Problem } from "../../../../src/lib/problem";

/** Where a prelude takes the sample in. */
const MARKER = "/* sample */";

/** A sample as the compiler sees it: the author's code inside its prelude. */
export interface Sample {
  /** The page, relative to the repository. */
  readonly file: string;
  /** 1-based line of the page on which the code begins. */
  readonly line: number;
  /** Absolute name of the virtual file; nothing is written there. */
  readonly name: string;
  readonly code: string;
  readonly text: string;
  /** Where the code begins in the text, in UTF-16 code units. */
  readonly codeStart: number;
}

/** The samples of some pages, how many asked not to be checked, and the faults of their preludes. */
export interface SampleList {
  readonly samples: readonly Sample[];
  readonly unchecked: number;
  readonly problems: readonly Problem[];
}

/** What preludes are, and what each says; read once a run, because many samples share one. */
export interface Preludes {
  readonly names: readonly string[];
  /** The text of a prelude; `undefined` if there is none of that name. */
  readonly read: (name: string) => string | undefined;
}

/** Reads `content/preludes`. */
export function readPreludes(contentPath: string): Preludes {
  const folder = path.join(contentPath, "preludes");
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const texts = new Map<string, string>();
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, "");
    if (name !== file) texts.set(name, readFileSync(path.join(folder, file), "utf8"));
  }
  return { names: [...texts.keys()], read: (name) => texts.get(name) };
}

/** Whether TypeScript compiles the fence: `ts` and `tsx` without a `nocheck` reason. */
export function isChecked(language: string | null | undefined, meta: FenceMeta): boolean {
  return /^tsx?$/.test(language ?? "") && meta.attributes["nocheck"] === undefined;
}

/** The text that the compiler gets for a code; `undefined` if the prelude cannot take it in. */
export function placeInPrelude(
  code: string,
  prelude: string | undefined,
): Pick<Sample, "text" | "codeStart"> | undefined {
  if (prelude === undefined) return { text: `${code}\nexport {};\n`, codeStart: 0 };
  const at = prelude.indexOf(MARKER);
  if (at < 0) return undefined;
  const before = `${prelude.slice(0, at)}\n`;
  const after = prelude.slice(at + MARKER.length);
  return { text: `${before}${code}\n${after}\nexport {};\n`, codeStart: before.length };
}

function preludeProblem(
  file: string,
  line: number,
  name: string,
  names: Preludes["names"],
): Problem {
  if (names.includes(name)) {
    const what = `the prelude "${name}" has no line ${MARKER} to put a sample at.`;
    return { file, line, what, fix: "mark the place in content/preludes." };
  }
  const nearest = findNearest(name, names);
  const fix = nearest === undefined ? "add it to content/preludes." : `write "${nearest}".`;
  return { file, line, what: `unknown prelude "${name}".`, valid: names, fix };
}

/** Finds the checked samples of a page; `root` is the repository, `file` relative to it. */
export function listSamples(
  source: string,
  { root, file }: { readonly root: string; readonly file: string },
  preludes: Preludes,
): SampleList {
  const samples: Sample[] = [];
  const problems: Problem[] = [];
  const typed = findFences(source).filter(({ language }) => /^tsx?$/.test(language));
  const checked = typed.filter(({ language, meta }) => isChecked(language, meta));
  for (const { code, line, meta } of checked) {
    const prelude = meta.attributes["prelude"];
    const text = prelude === undefined ? undefined : preludes.read(prelude);
    const isMissing = prelude !== undefined && text === undefined;
    const placed = isMissing ? undefined : placeInPrelude(code, text);
    const name = path.join(root, `${file}.L${String(line)}.tsx`);
    if (placed) samples.push({ file, line, name, code, ...placed });
    else problems.push(preludeProblem(file, line - 1, prelude ?? "", preludes.names));
  }
  return { samples, unchecked: typed.length - checked.length, problems };
}

import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { readText } from "../../../files/readText";
import { samplePrelude, type FenceMeta } from "../../code/fenceMeta";
import type { Region } from "../../games/regions";
import { createRegions } from "../regions/gameRegions";

/** Where a prelude inserts the sample. */
export const MARKER = "/* sample */";

/** A piece of code in the text that the compiler gets. */
export interface PlacedSample {
  readonly text: string;
  /** Where the code begins in the text, in UTF-16 code units. */
  readonly codeStart: number;
  /** What else determines its types; empty for a self-contained sample. */
  readonly related: string;
}

/** What samples can be placed in, and the text of each; read once per run, because many samples share one. */
export interface Preludes {
  readonly names: readonly string[];
  /** The text of a prelude; `undefined` if none has that name. */
  readonly read: (name: string) => string | undefined;
  /** A region of an example game; `undefined` if there is none. */
  readonly region: (file: string, name: string) => Region | undefined;
  /** The code of the game that a file belongs to. */
  readonly related: (file: string) => string;
}

/** Reads `content/preludes`, and regions of games on request. */
export function readPreludes(contentPath: string): Preludes {
  const folder = path.join(contentPath, "preludes");
  const regions = createRegions(contentPath);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const texts = new Map<string, string>();
  for (const file of files) {
    const name = file.replace(/\.tsx?$/, "");
    if (name !== file) texts.set(name, readText(path.join(folder, file)));
  }
  return {
    names: [...texts.keys()],
    read: (name) => texts.get(name),
    region: (file, name) => regions.list(file)?.find((region) => region.name === name),
    related: regions.related,
  };
}

/** Puts code where a prelude inserts it; `undefined` if the prelude has no such place. */
export function placeInPrelude(
  code: string,
  prelude: string | undefined,
): PlacedSample | undefined {
  if (prelude === undefined) return { text: `${code}\nexport {};\n`, codeStart: 0, related: "" };
  const at = prelude.indexOf(MARKER);
  if (at < 0) return undefined;
  const before = `${prelude.slice(0, at)}\n`;
  const after = prelude.slice(at + MARKER.length);
  return {
    text: `${before}${code}\n${after}\nexport {};\n`,
    codeStart: before.length,
    related: "",
  };
}

/**
 * The text that the compiler gets for a fence: its code in its prelude, or in the game that it quotes;
 * `undefined` if that does not exist or has no place for it.
 */
export function placeSample(
  code: string,
  meta: FenceMeta,
  preludes: Preludes,
): PlacedSample | undefined {
  const { file, region } = meta.attributes;
  if (file !== undefined) {
    const found = preludes.region(file, region ?? "");
    if (!found) return undefined;
    const { before, after } = found;
    const related = preludes.related(file);
    return { text: before + code + after, codeStart: before.length, related };
  }
  const name = samplePrelude(code, meta);
  const prelude = name === undefined ? undefined : preludes.read(name);
  if (name !== undefined && prelude === undefined) return undefined;
  return placeInPrelude(code, prelude);
}

import type { SampleType } from "./references";

/**
 * The types of a page's samples. Each text is stored once; a sample is a list of numbers, three for a
 * name: its offset, its length, and which text is its type.
 */
interface TypesFile {
  readonly texts: readonly string[];
  readonly samples: Readonly<Record<string, readonly number[]>>;
}

/** Address of the types of a page's samples, without the site's prefix. */
export function typesUrl(route: string): string {
  return `/types${route === "/" ? "/index" : route}.json`;
}

/**
 * The name of a sample, computed from its code on both sides, so that pages need not name it and a page
 * of another build finds no wrong types (FNV-1a, 32 bits: a page has a few dozen samples).
 */
export function sampleKey(code: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < code.length; at++) {
    hash = Math.imul(hash ^ code.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Collects the types of a page's samples. */
export function toTypesFile(
  samples: readonly { readonly code: string; readonly types: readonly SampleType[] }[],
): TypesFile {
  const indexes = new Map<string, number>();
  const rows = samples.map(({ code, types }): [string, number[]] => [
    sampleKey(code),
    types.flatMap(({ start, end, text }) => {
      const index = indexes.get(text) ?? indexes.size;
      indexes.set(text, index);
      return [start, end - start, index];
    }),
  ]);
  return { texts: [...indexes.keys()], samples: Object.fromEntries(rows) };
}

function isTypesFile(data: unknown): data is TypesFile {
  const { texts, samples } = (data ?? {}) as { texts?: unknown; samples?: unknown };
  return Array.isArray(texts) && typeof samples === "object" && samples !== null;
}

/** The types of a sample; empty for one that the file does not know. */
export function findTypes(data: unknown, code: string): readonly SampleType[] {
  if (!isTypesFile(data)) return [];
  const key = sampleKey(code);
  const row = Object.hasOwn(data.samples, key) ? (data.samples[key] ?? []) : [];
  const types: SampleType[] = [];
  for (let at = 0; at + 2 < row.length; at += 3) {
    const [start = 0, length = 0, index = 0] = row.slice(at, at + 3);
    types.push({ start, end: start + length, text: data.texts[index] ?? "" });
  }
  return types;
}

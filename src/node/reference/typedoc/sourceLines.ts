import { existsSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import { readText } from "../../files/readText";

/** A line of a file, relative to a package's or repository's root, such as `src/board/element.ts`. */
interface SourcePlace {
  readonly fileName: string;
  /** From 1. */
  readonly line: number;
}

/** A place in a declaration file as TypeDoc gives it. */
interface DeclarationPlace extends SourcePlace {
  /** From 0. */
  readonly character: number;
}

/** Finds the place in the package's own sources, if it ships a map that covers it. */
type FindSource = (place: DeclarationPlace) => SourcePlace | undefined;

/**
 * Reads the declaration maps (`*.d.ts.map`) of an installed package. They lead from what TypeDoc reads to the
 * TypeScript that the maintainers wrote, which the package itself does not contain.
 */
export function createSourceFinder(packageRoot: string): FindSource {
  const maps = new Map<string, SourceMap | undefined>();
  const readMap = (fileName: string): SourceMap | undefined => {
    const file = path.join(packageRoot, `${fileName}.map`);
    if (!existsSync(file)) return undefined;
    return new SourceMap(JSON.parse(readText(file)) as SourceMapPayload);
  };
  return ({ fileName, line, character }) => {
    if (!maps.has(fileName)) maps.set(fileName, readMap(fileName));
    const entry = maps.get(fileName)?.findEntry(line - 1, character);
    if (entry === undefined || !("originalSource" in entry)) return undefined;
    const file = path.posix.join(path.posix.dirname(fileName), entry.originalSource);
    // A map that leads out of the package describes a layout other than the repository's.
    return file.startsWith("..") ? undefined : { fileName: file, line: entry.originalLine + 1 };
  };
}

interface Sourced {
  sources?: unknown;
}

/** Replaces all places in declaration files, in TypeDoc's JSON, by places in the sources. */
export function mapSources(value: unknown, findSource: FindSource): void {
  if (typeof value !== "object" || value === null) return;
  const node = value as Sourced;
  if (Array.isArray(node.sources)) {
    const [first] = node.sources as readonly DeclarationPlace[];
    const place = first && findSource(first);
    if (place === undefined) delete node.sources;
    else node.sources = [place];
  }
  for (const part of Object.values(value)) mapSources(part, findSource);
}

/** A named part of a source, which guides may quote. */
export interface Region {
  readonly name: string;
  /** Its lines without the indentation that they share. */
  readonly code: string;
  /** 1-based line of the source on which the code begins. */
  readonly line: number;
  /** What comes before and after the code. */
  readonly before: string;
  readonly after: string;
}

/** A region marker that has no partner, or repeats a name. */
interface RegionFault {
  /** 1-based. */
  readonly line: number;
  readonly what: string;
}

const START = /^[ \t]*\/\/ region: ([\w-]+)$/;
const END = /^[ \t]*\/\/ endregion$/;
const MARK = /^[ \t]*\/\/ (?:region\b.*|endregion)\n/gm;

/** A source without its region markers: they are for quoting parts of it, not for its readers. */
export function withoutRegions(source: string): string {
  return source.replace(MARK, "").trimEnd();
}

/** How many lines a reader reads: blank lines and region markers do not count. */
export function countLines(source: string): number {
  return withoutRegions(source)
    .split("\n")
    .filter((line) => line.trim() !== "").length;
}

/** The 1-based lines of a source that `withoutRegions` leaves, in order. */
export function linesWithoutRegions(source: string): number[] {
  const isMark = (line: string): boolean => withoutRegions(`${line}\nx`) === "x";
  return source.split("\n").flatMap((line, index) => (isMark(line) ? [] : [index + 1]));
}

/** Removes the indentation that all non-blank lines share. */
export function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(Math.min(shared, line.search(/\S|$/)))).join("\n");
}

function cutRegion(lines: readonly string[], name: string, from: number, to: number): Region {
  return {
    name,
    code: dedent(lines.slice(from, to)),
    line: from + 1,
    before: lines
      .slice(0, from)
      .map((line) => `${line}\n`)
      .join(""),
    after: `\n${lines.slice(to).join("\n")}`,
  };
}

/**
 * Finds what is between `// region: name` and `// endregion`, in order. Regions do not nest; a marker that
 * does not fit is an error and opens or closes nothing.
 */
export function findRegions(source: string): {
  readonly regions: readonly Region[];
  readonly faults: readonly RegionFault[];
} {
  const lines = source.split("\n");
  const regions: Region[] = [];
  const faults: RegionFault[] = [];
  let open: { readonly name: string; readonly from: number } | undefined;
  lines.forEach((line, index) => {
    const name = START.exec(line)?.[1];
    const report = (what: string): number => faults.push({ line: index + 1, what });
    if (name !== undefined) {
      if (open) report(`the region "${name}" begins inside of "${open.name}".`);
      else if (regions.some((region) => region.name === name)) {
        report(`the region "${name}" is here a second time.`);
      } else open = { name, from: index + 1 };
    } else if (END.test(line)) {
      if (open) regions.push(cutRegion(lines, open.name, open.from, index));
      else report("a region ends that has not begun.");
      open = undefined;
    }
  });
  if (open) faults.push({ line: open.from, what: `the region "${open.name}" does not end.` });
  return { regions, faults };
}

/** What stands above the quoted region of a file. */
interface QuoteCaption {
  readonly title: string;
  /** Where the whole source is shown; `undefined` for a project, which has no page of its own. */
  readonly titleUrl: string | undefined;
}

/**
 * The caption of a quoted file: `garden-row/game.ts` leads to the page of the game, and
 * `bake-day/src/game/market.ts` is named as in a project.
 */
export function quoteCaption(file: string): QuoteCaption {
  const [id = "", ...path] = file.split("/");
  if (path.length > 1) return { title: path.join("/"), titleUrl: undefined };
  return { title: file, titleUrl: `/examples/${id}#source` };
}

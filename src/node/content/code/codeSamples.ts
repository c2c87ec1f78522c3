import { findFences, type Fence } from "../fields/fences";

/** A fence of code that a page shows as a sample. */
export interface CodeSample extends Fence {
  /**
   * The heading above it, with ` #2` for the second sample below the same heading; `*.runs.ts` files name
   * samples by it. Absent for a live block and a quoted region, which have tests of their own.
   */
  readonly key?: string;
}

/** The heading above a line; a `##` line in a fence counts as one. */
function headingAbove(lines: readonly string[], line: number, title: string): string {
  for (let at = line - 2; at >= 0; at--) {
    const heading = /^#{2,4} (.+)$/.exec(lines[at] ?? "")?.[1];
    if (heading !== undefined) return heading;
  }
  return title;
}

/** Lists the `ts`, `tsx`, `js` and `jsx` fences of a page in their order. `source` is the author's MDX. */
export function listCodeSamples(source: string, file: string): CodeSample[] {
  const lines = source.split("\n");
  const title = /^title: (.+)$/m.exec(source)?.[1] ?? file;
  const counts = new Map<string, number>();
  return findFences(source)
    .filter(({ language }) => /^[tj]sx?$/.test(language))
    .map((fence) => {
      const { meta } = fence;
      if (meta.flags.includes("live") || meta.attributes["file"] !== undefined) return fence;
      const heading = headingAbove(lines, fence.line, title);
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      return { ...fence, key: count === 1 ? heading : `${heading} #${String(count)}` };
    });
}

/** A heading of a page's body. */
export interface TocHeading {
  readonly depth: number;
  readonly text: string;
  readonly slug: string;
}

/** An entry of the table of contents with the entries below it. */
export interface TocEntry {
  readonly text: string;
  readonly slug: string;
  readonly children: readonly TocEntry[];
}

/** Builds the tree of the headings from one level to another; an h3 before any h2 is at the top level. */
export function buildToc(
  headings: readonly TocHeading[],
  { from, to }: { readonly from: number; readonly to: number },
): TocEntry[] {
  const [first, ...rest] = headings.filter(({ depth }) => depth >= from && depth <= to);
  if (!first) return [];
  const end = rest.findIndex(({ depth }) => depth <= first.depth);
  const below = end < 0 ? rest : rest.slice(0, end);
  const { text, slug, depth } = first;
  const children = buildToc(below, { from: depth + 1, to });
  return [{ text, slug, children }, ...buildToc(rest.slice(below.length), { from, to })];
}

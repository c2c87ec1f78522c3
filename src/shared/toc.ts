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
  const shown = headings.filter(({ depth }) => depth >= from && depth <= to);
  const entries: TocEntry[] = [];
  let index = 0;
  while (index < shown.length) {
    const heading = shown[index];
    if (!heading) break;
    const rest = shown.slice(index + 1);
    const end = rest.findIndex(({ depth }) => depth <= heading.depth);
    const below = end < 0 ? rest : rest.slice(0, end);
    entries.push({
      text: heading.text,
      slug: heading.slug,
      children: buildToc(below, { from: heading.depth + 1, to }),
    });
    index += 1 + below.length;
  }
  return entries;
}

import type { SearchDocument, SearchHit } from "../../../shared/search/answer";

/** One thing that can be chosen in the dialog. */
export type Row =
  | { readonly kind: "hit"; readonly hit: SearchHit }
  | { readonly kind: "pinned"; readonly text: string }
  | { readonly kind: "recent"; readonly text: string }
  | { readonly kind: "page"; readonly label: string; readonly route: string };

/** Rows under one heading. */
export interface RowGroup {
  readonly label: string;
  readonly rows: readonly Row[];
}

/** What a hit is called: its heading, or the page's title for what comes before the first. */
export function nameOf({ heading, title }: SearchDocument): string {
  return heading || title;
}

/** The address of a document without its anchor. */
function pageOf(url: string): string {
  return url.replace(/#.*$/, "");
}

/** Hits by page; pages in the order of their best hits, and so the hits on each. */
export function groupHits(hits: readonly SearchHit[]): RowGroup[] {
  const pages = new Map<string, { label: string; rows: Row[] }>();
  for (const hit of hits) {
    const { url, breadcrumb, title } = hit.document;
    const page = pageOf(url);
    const group = pages.get(page) ?? { label: breadcrumb || title, rows: [] };
    group.rows.push({ kind: "hit", hit });
    pages.set(page, group);
  }
  return [...pages.values()];
}

/** What comes nearest to a query without results, by page, and said to be no more than that. */
export function groupNearest(hits: readonly SearchHit[]): RowGroup[] {
  return groupHits(hits).map((group) => ({ ...group, label: `Nearest: ${group.label}` }));
}

/** How many rows a list has. */
export function countRows(groups: readonly RowGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}

import type { SearchDocument, SearchHit } from "../../../shared/search/answer";

/** A hit of the search. */
export interface HitRow {
  readonly kind: "hit";
  readonly document: SearchDocument;
  readonly asked?: readonly string[] | undefined;
}

/** One thing that can be chosen in the dialog. */
export type Row =
  | HitRow
  | { readonly kind: "pinned" | "recent"; readonly text: string }
  | { readonly kind: "page"; readonly label: string; readonly route: string };

/** Rows under one heading. */
export interface RowGroup<Each extends Row = Row> {
  readonly label: string;
  readonly rows: readonly Each[];
}

/** Hits by page; pages in the order of their best hits, and so the hits on each. */
export function groupHits(hits: readonly SearchHit[]): RowGroup<HitRow>[] {
  const pages = new Map<string, { label: string; rows: HitRow[] }>();
  for (const { document, asked } of hits) {
    const page = document.url.replace(/#.*/s, "");
    const group = pages.get(page) ?? { label: document.breadcrumb, rows: [] };
    group.rows.push({ kind: "hit", document, asked });
    pages.set(page, group);
  }
  return [...pages.values()];
}

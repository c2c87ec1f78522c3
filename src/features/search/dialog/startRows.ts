import type { RowGroup } from "../results/rows";
import { SEARCH_ENTRANCES } from "./searchEntrances";

/** What the dialog offers before anything is asked. */
export function startRows(
  pinned: readonly string[],
  recent: readonly string[],
): readonly RowGroup[] {
  const searches = [
    { label: "Pinned searches", rows: pinned.map((text) => ({ kind: "pinned", text }) as const) },
    { label: "Recent searches", rows: recent.map((text) => ({ kind: "recent", text }) as const) },
  ];
  return [...searches.filter(({ rows }) => rows.length > 0), SEARCH_ENTRANCES];
}

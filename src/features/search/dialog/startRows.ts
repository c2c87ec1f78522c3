import type { RowGroup } from "../results/rows";

/** Where readers begin who do not know yet what to search for. */
const ENTRANCES = {
  label: "Good places to start",
  rows: [
    { kind: "page", label: "Getting started", route: "/introduction/getting-started" },
    { kind: "page", label: "Actions", route: "/game/actions" },
    { kind: "page", label: "Flow", route: "/game/flow" },
    { kind: "page", label: "Layout", route: "/ui/layout" },
    { kind: "page", label: "API reference", route: "/api" },
  ],
} as const satisfies RowGroup;

/** What the dialog offers before anything is asked. */
export function startRows(
  pinned: readonly string[],
  recent: readonly string[],
): readonly RowGroup[] {
  const searches = [
    { label: "Pinned searches", rows: pinned.map((text) => ({ kind: "pinned", text }) as const) },
    { label: "Recent searches", rows: recent.map((text) => ({ kind: "recent", text }) as const) },
  ];
  return [...searches.filter(({ rows }) => rows.length > 0), ENTRANCES];
}

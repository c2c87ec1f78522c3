import type { RowGroup } from "./rows";

export const SEARCH_ENTRANCES = {
  label: "Good places to start",
  rows: [
    { kind: "page", label: "API reference", route: "/api" },
    { kind: "page", label: "Functions and types", route: "/api/modules" },
    { kind: "page", label: "GameElement", route: "/api/classes/GameElement" },
    { kind: "page", label: "What changed in each version", route: "/versions" },
  ],
} as const satisfies RowGroup;

export const LISTS = [
  { label: "API index", route: "/api" },
  { label: "all pages", route: "/search" },
] as const;

import type { RowGroup } from "./rows";

/** Where readers begin before they know what to search for. */
export const SEARCH_ENTRANCES = {
  label: "Good places to start",
  rows: [
    { kind: "page", label: "Getting started", route: "/introduction/getting-started" },
    { kind: "page", label: "Actions", route: "/game/actions" },
    { kind: "page", label: "Flow", route: "/game/flow" },
    { kind: "page", label: "Layout", route: "/ui/layout" },
    { kind: "page", label: "API reference", route: "/api" },
  ],
} as const satisfies RowGroup;

/** Where to look when nothing was found: the lists of this site. */
export const LISTS = [
  { label: "glossary", route: "/reference/glossary" },
  { label: "FAQ", route: "/faq" },
  { label: "error messages", route: "/reference/messages" },
  { label: "all pages", route: "/search" },
] as const;

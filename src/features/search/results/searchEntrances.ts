import type { RowGroup } from "./rows";

/** Where readers begin before they know what to search for. */
export const SEARCH_ENTRANCES: RowGroup = {
  label: "Good places to start",
  rows: __REFERENCE_ONLY__
    ? [
        { kind: "page", label: "API reference", route: "/api" },
        { kind: "page", label: "Functions and types", route: "/api/modules" },
        { kind: "page", label: "GameElement", route: "/api/classes/GameElement" },
        { kind: "page", label: "What changed in each version", route: "/versions" },
      ]
    : [
        { kind: "page", label: "Getting started", route: "/introduction/getting-started" },
        { kind: "page", label: "Actions", route: "/game/actions" },
        { kind: "page", label: "Flow", route: "/game/flow" },
        { kind: "page", label: "Layout", route: "/ui/layout" },
        { kind: "page", label: "API reference", route: "/api" },
      ],
};

/** Where to look when nothing was found: the lists of this site. */
export const LISTS = __REFERENCE_ONLY__
  ? [
      { label: "API index", route: "/api" },
      { label: "all pages", route: "/search" },
    ]
  : [
      { label: "glossary", route: "/reference/glossary" },
      { label: "FAQ", route: "/faq" },
      { label: "error messages", route: "/reference/messages" },
      { label: "all pages", route: "/search" },
    ];

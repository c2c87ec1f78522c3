import type { SearchScope } from "../../../shared/search/answer";

/** What a reader may narrow the results to, in the order shown. */
export const SCOPE_LABELS = {
  all: "All",
  guides: "Guides",
  api: "API",
  games: "Games",
} as const satisfies Record<SearchScope, string>;

/** The scopes in the order shown. */
export const SCOPES = Object.keys(SCOPE_LABELS) as readonly SearchScope[];

/** The scope that an address names; all, where it names none. */
export function parseScope(text: string | null): SearchScope {
  return SCOPES.find((scope) => scope === text) ?? "all";
}

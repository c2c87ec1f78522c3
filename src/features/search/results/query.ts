import type { SearchRequest, SearchScope } from "../../../shared/search/answer";

/** What a reader asks, and where. */
export type Query = Pick<SearchRequest, "text" | "scope">;

/** What a reader may narrow the results to, in the order shown. */
export const SCOPE_LABELS = {
  all: "All",
  guides: "Guides",
  api: "API",
  games: "Games",
} as const satisfies Record<SearchScope, string>;

export const SCOPES = Object.keys(SCOPE_LABELS) as readonly SearchScope[];

/**
 * The address of a query's page of results. Any text may be in it: half a character, which
 * `encodeURIComponent` would refuse, becomes a replacement character.
 */
export function resultsAddress({ text, scope }: Query): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  if (scope !== "all") query.set("in", scope);
  return query.size === 0 ? "/search" : `/search?${query.toString()}`;
}

/** The query of an address such as `/search?q=flow&in=guides`; in all scopes where it names none. */
export function readQuery({ search }: Location): Query {
  const query = new URLSearchParams(search);
  const scope = SCOPES.find((each) => each === query.get("in")) ?? "all";
  return { text: query.get("q") ?? "", scope };
}

import type { SearchScope } from "../../../shared/search/answer";

/**
 * The address of the page of results. Any text may be in it: half a character, which
 * `encodeURIComponent` would refuse, becomes a replacement character.
 */
export function resultsAddress(text: string, scope: SearchScope = "all"): string {
  const query = new URLSearchParams();
  if (text !== "") query.set("q", text);
  if (scope !== "all") query.set("in", scope);
  return query.size === 0 ? "/search" : `/search?${query.toString()}`;
}

import { createContext, useContext, useSyncExternalStore } from "react";
import { createSearchSource, IDLE, type SearchSource, type SearchState } from "./searchSource";

export type { SearchState };

/** One source for the whole page, so that box, dialog and page of results say the same. */
export const SearchSourceContext = createContext<SearchSource>(createSearchSource());

/** How far the search is, and what loads it or tries again after a failure. */
export function useSearch(): readonly [state: SearchState, start: () => void] {
  const { subscribe, read, start } = useContext(SearchSourceContext);
  return [useSyncExternalStore(subscribe, read, () => IDLE), start];
}

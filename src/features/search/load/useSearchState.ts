import { createContext, useContext, useSyncExternalStore } from "react";
import { createSearchSource, IDLE, type SearchSource, type SearchState } from "./searchSource";

export type { SearchState };

/** One source for the whole page, so that box, dialog and page of results say the same. */
export const SearchSourceContext = createContext<SearchSource>(createSearchSource());

/** Loads the search, or tries again after a failure. */
export function useStartSearch(): () => void {
  return useContext(SearchSourceContext).start;
}

/** How far the search is. */
export function useSearchState(): SearchState {
  const { subscribe, read } = useContext(SearchSourceContext);
  return useSyncExternalStore(subscribe, read, () => IDLE);
}

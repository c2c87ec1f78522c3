import { readEntry } from "../entryState";
import { arrival, WORDS_KEY, WORDS_PARAMETER } from "./arrival";

/** Highlights the words that led to the page which has just arrived, and clears those of the one before. */
export function arriveFromSearch(): void {
  arrival.mayHaveWords ||=
    WORDS_KEY in readEntry() || new URLSearchParams(window.location.search).has(WORDS_PARAMETER);
  // Nothing is loaded for the many readers who did not come from a search.
  if (!arrival.mayHaveWords) return;
  import("./pageHighlights").then(
    ({ highlightPage }) => highlightPage(),
    () => {
      // Without highlights the page is as good as by any other link.
    },
  );
}

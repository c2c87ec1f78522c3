import { readEntry } from "../entryState";
import { isResultExpected, WORDS_KEY, WORDS_PARAMETER } from "./chosenWords";

let mayHaveHighlights = false;

/** Highlights the words that led to the page which has just arrived, and clears those of the one before. */
export function arriveFromSearch(): void {
  mayHaveHighlights ||=
    isResultExpected() ||
    WORDS_KEY in readEntry() ||
    new URLSearchParams(window.location.search).has(WORDS_PARAMETER);
  // Nothing is loaded for the many readers who did not come from a search.
  if (!mayHaveHighlights) return;
  import("./pageHighlights").then(
    ({ highlightPage }) => {
      highlightPage();
    },
    () => {
      // Without highlights the page is as good as by any other link.
    },
  );
}

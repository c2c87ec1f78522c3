import { readEntry } from "../entryState";

/** Where a history entry keeps the words that are marked on its page. */
export const WORDS_KEY = "searchWords";

/** Query parameter that brings the words into a new tab; it leaves the address on arrival. */
export const WORDS_PARAMETER = "h";

let isExpected = false;
let isMarking = false;

/** The next page may be that of a result. */
export function expectArrival(): void {
  isExpected = true;
}

/** Marks the words that led to the page which has just arrived, and clears those of the one before. */
export function arriveFromSearch(): void {
  const mayHaveWords =
    isExpected ||
    WORDS_KEY in readEntry() ||
    new URLSearchParams(window.location.search).has(WORDS_PARAMETER);
  isExpected = false;
  // Nothing is loaded for the many readers who did not come from a search.
  if (!mayHaveWords && !isMarking) return;
  isMarking = true;
  import("./pageMarks").then(
    ({ markPage }) => {
      markPage();
    },
    () => {
      // Without the marks the page is as good as by any other link.
    },
  );
}

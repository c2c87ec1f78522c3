/** Where a history entry keeps the words that are highlighted on its page. */
export const WORDS_KEY = "searchWords";

/** Query parameter that brings the words into a new tab; it leaves the address on arrival. */
export const WORDS_PARAMETER = "h";

/** Whether a page that arrives may have words to highlight, or may follow one that had. */
export const arrival = { mayHaveWords: false };

/** Where a history entry keeps the words that are highlighted on its page. */
export const WORDS_KEY = "searchWords";

/** Query parameter that brings the words into a new tab; it leaves the address on arrival. */
export const WORDS_PARAMETER = "h";

/** A result that was chosen and has not been arrived at. */
let chosen: { readonly href: string; readonly words: readonly string[] } | undefined;

/** Has the words highlighted on the page of a chosen result, once it is there. */
export function expectHighlights(href: string, words: readonly string[]): void {
  chosen = { href: new URL(href, window.location.href).href, words };
}

/** Whether a result was chosen, and the next page may be its own. */
export function isResultExpected(): boolean {
  return chosen !== undefined;
}

/** The words of the chosen result, if this is its page; asked once. */
export function takeChosenWords(): readonly string[] | undefined {
  const words = chosen?.href === window.location.href ? chosen.words : undefined;
  chosen = undefined;
  return words;
}

/** The address of a result with the words to highlight in it, for a new tab. */
export function addressWithWords(href: string, words: readonly string[]): string {
  const url = new URL(href, window.location.href);
  if (words.length > 0) url.searchParams.set(WORDS_PARAMETER, words.join(" "));
  return url.href;
}

import { arrival } from "./arrival";

/** A result that was chosen and has not been arrived at. */
let chosen: { readonly href: string; readonly words: readonly string[] } | undefined;

/** Has the words highlighted on the page of a chosen result, once it is there. */
export function expectHighlights(href: string, words: readonly string[]): void {
  arrival.mayHaveWords = true;
  chosen = { href: new URL(href, window.location.href).href, words };
}

/** The words of the chosen result, if this is its page; asked once. */
export function takeChosenWords(): readonly string[] | undefined {
  const words = chosen?.href === window.location.href ? chosen.words : undefined;
  chosen = undefined;
  return words;
}

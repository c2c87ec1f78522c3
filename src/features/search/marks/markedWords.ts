import { keepInEntry, readEntry } from "../entryState";
import { expectArrival, WORDS_KEY, WORDS_PARAMETER } from "./arrive";

/** Words and letters that are taken from an address. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;

/** A result that was chosen and has not been arrived at. */
let chosen: { readonly address: string; readonly words: readonly string[] } | undefined;

function addressOf({ pathname, search, hash }: URL | Location): string {
  return pathname + search + hash;
}

function isWordList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === "string");
}

/** Has the words marked on the page of a chosen result, once it is there. */
export function expectMarks(href: string, words: readonly string[]): void {
  expectArrival();
  chosen = { address: addressOf(new URL(href, window.location.href)), words };
}

/** The address of a result with the words to mark in it, for a new tab. */
export function addressWithWords(href: string, words: readonly string[]): string {
  const url = new URL(href, window.location.href);
  if (words.length > 0) url.searchParams.set(WORDS_PARAMETER, words.join(" "));
  return url.href;
}

/** Takes the words out of the address, so that a copied link is clean. */
function takeFromAddress(): readonly string[] | undefined {
  const url = new URL(window.location.href);
  const text = url.searchParams.get(WORDS_PARAMETER);
  if (text === null) return undefined;
  url.searchParams.delete(WORDS_PARAMETER);
  window.history.replaceState(window.history.state, "", addressOf(url));
  const words = text.toLowerCase().split(/\s+/u);
  return words
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));
}

function takeChosen(): readonly string[] | undefined {
  const words = chosen?.address === addressOf(window.location) ? chosen.words : undefined;
  chosen = undefined;
  return words;
}

/** The words to mark on the page that has just arrived; none on most. */
export function takeWords(): readonly string[] {
  const arrived = takeFromAddress() ?? takeChosen();
  // Kept with the entry of the history, so that Back and a reload mark them again.
  if (arrived) keepInEntry(WORDS_KEY, arrived);
  const kept = readEntry()[WORDS_KEY];
  return isWordList(kept) ? kept : [];
}

/** Forgets the words of this page. */
export function forgetWords(): void {
  keepInEntry(WORDS_KEY, undefined);
}

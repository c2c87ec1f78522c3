import { isComposing } from "../../../shared/browser/keys";
import { findClosed, reveal } from "../../../shared/browser/reveal";
import { findMatches } from "../../../shared/search/splitMatches";
import { keepInEntry, readEntry } from "../entryState";
import { WORDS_KEY, WORDS_PARAMETER } from "./arrival";
import { takeChosenWords } from "./chosenWords";
import "./pageHighlights.css";

/** Name of the highlight in the style sheet. */
const NAME = "search-words";
/** Highlights on one page; more are noise. */
const MOST = 400;

/** Words and letters that are taken from an address. */
const MOST_WORDS = 8;
const MOST_LETTERS = 40;

/** Parts of the page that are not its text: contents, controls. */
const APART = "nav, button, script, style, [inert]";

/** Takes the words out of the address, so that a copied link is clean. */
function takeFromAddress(): readonly string[] | undefined {
  const url = new URL(window.location.href);
  const text = url.searchParams.get(WORDS_PARAMETER);
  if (text === null) return undefined;
  url.searchParams.delete(WORDS_PARAMETER);
  window.history.replaceState(window.history.state, "", url.pathname + url.search + url.hash);
  const words = text.toLowerCase().split(/\s+/u);
  return words
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));
}

function isWordList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((word) => typeof word === "string");
}

/** The words to highlight on the page that has just arrived; none on most. */
function readWords(): readonly string[] {
  const kept = readEntry()[WORDS_KEY];
  return isWordList(kept) ? kept : [];
}

function* textNodes(root: Element): Iterable<Text> {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(APART)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text) yield currentNode;
  }
}

function findRanges(root: Element, words: readonly string[]): Range[] {
  const ranges: Range[] = [];
  for (const node of textNodes(root)) {
    for (const { start, end } of findMatches(node.data, words, "part start")) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      if (ranges.length === MOST) return ranges;
    }
  }
  return ranges;
}

const isInView = (place: Range | Element | null): boolean => {
  const { top, bottom } = place?.getBoundingClientRect() ?? new DOMRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * If no match is in view, opens the folds and tabs around one: the first in a fold or set of tabs in view, else the first
 * of the page.
 */
function openMatch(ranges: readonly Range[]): void {
  const matches = ranges.flatMap((range) => {
    const around = range.startContainer.parentElement;
    return around ? [{ range, around, closed: findClosed(around) }] : [];
  });
  if (matches.some(({ range, closed }) => !closed && isInView(range))) return;
  const near = matches.find(({ closed }) => closed && isInView(closed.parentElement));
  const first = near ?? matches[0];
  if (first) reveal(first.around);
}

function clearHighlights(): void {
  CSS.highlights.delete(NAME);
  document.removeEventListener("keydown", onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  // An Escape that has closed something has done its work.
  if (event.key !== "Escape" || event.defaultPrevented || isComposing(event)) return;
  clearHighlights();
  keepInEntry(WORDS_KEY, undefined);
}

/**
 * Highlights the words that led to this page in its text, without touching the document: React's and the
 * reader's own nodes stay as they are. On arrival from the search, what holds the first match opens if no match is
 * in view. No words clear the highlights, as Escape does. Browsers without the CSS Custom Highlight API show none.
 */
export function highlightPage(): void {
  // Taken in any browser, so that the address is clean.
  const arrived = takeFromAddress() ?? takeChosenWords();
  // Kept with the entry of the history, so that Back and a reload highlight them again.
  if (arrived) keepInEntry(WORDS_KEY, arrived);
  const words = readWords();
  const main = document.querySelector("main");
  const ranges = main && words.length > 0 ? findRanges(main, words) : [];
  // Back and a reload leave the page as the reader left it.
  if (arrived) openMatch(ranges);
  if (!("highlights" in CSS)) return;
  clearHighlights();
  if (words.length === 0) return;
  CSS.highlights.set(NAME, new Highlight(...ranges));
  document.addEventListener("keydown", onKeyDown);
}

import { findMarks } from "./findMarks";
import { forgetWords, takeWords } from "./markedWords";

/** Name of the highlight in the style sheet. */
const NAME = "search-words";
/** Marks on one page; more are noise. */
const MOST = 400;

/** Parts of the page that are not its text: contents, controls. */
const APART = "nav, button, script, style, [inert]";

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
    for (const { start, end } of findMarks(node.data, words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
      if (ranges.length === MOST) return ranges;
    }
  }
  return ranges;
}

function clearMarks(): void {
  CSS.highlights.delete(NAME);
  document.removeEventListener("keydown", onKeyDown);
}

function onKeyDown(event: KeyboardEvent): void {
  // An Escape that has closed something has done its work.
  if (event.key !== "Escape" || event.defaultPrevented || event.isComposing) return;
  clearMarks();
  forgetWords();
}

/**
 * Marks the words that led to this page in its text, without touching the document: React's and the reader's own nodes
 * stay as they are. No words clear the marks, as Escape does. Does nothing in browsers without the CSS
 * Custom Highlight API.
 */
export function markPage(): void {
  // Taken in any browser, so that the address is clean.
  const words = takeWords();
  if (!("highlights" in CSS)) return;
  clearMarks();
  const main = document.querySelector("main");
  if (words.length === 0 || !main) return;
  CSS.highlights.set(NAME, new Highlight(...findRanges(main, words)));
  document.addEventListener("keydown", onKeyDown);
}

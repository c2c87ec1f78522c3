import type { SearchDocument } from "./document";
import { squash } from "./words";

/** A message with fewer letters of its own would match nearly every text. */
const MIN_LETTERS = 8;

interface Pattern {
  readonly document: SearchDocument;
  /** The fixed parts in order, letters and digits only. */
  readonly parts: readonly string[];
  readonly letters: number;
}

/** Whether a text has all parts in order; whatever is between them does not count. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let at = 0;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/**
 * Finds the messages of the toolkit in a text that was copied from a console, whatever the toolkit has
 * filled in for `…`. The longest message comes first.
 */
export function findMessages(
  documents: readonly SearchDocument[],
): (text: string) => SearchDocument[] {
  const patterns = documents
    .filter(({ kind }) => kind === "message")
    .map((document): Pattern => {
      const parts = document.heading
        .split("…")
        .map(squash)
        .filter((part) => part !== "");
      return { document, parts, letters: parts.join("").length };
    })
    .filter(({ letters }) => letters >= MIN_LETTERS)
    .sort((a, b) => b.letters - a.letters);
  return (text) => {
    const pasted = squash(text);
    return patterns
      .filter(({ parts }) => hasInOrder(pasted, parts))
      .map(({ document }) => document);
  };
}

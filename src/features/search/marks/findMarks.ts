/** A stretch of a text, in UTF-16 code units; the end is not in it. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

const LETTER = /[\p{L}\p{N}]/u;
const LOWER = /[\p{Ll}\p{N}]/u;
const UPPER = /\p{Lu}/u;

/** Whether a word begins here: after what is no letter, or at a hump, as `Board` in `chooseOnBoard`. */
function beginsWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? "";
  const first = text[at] ?? "";
  if (!LETTER.test(before)) return true;
  return UPPER.test(first) && LOWER.test(before);
}

/**
 * Where the words, in lower case, begin words of a text or parts of a camel-case name; the longest where
 * several do. Found by index, never by a pattern made from input. A text whose lower case has another
 * length stays unmarked.
 */
export function findMarks(text: string, words: readonly string[]): Mark[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [];
  const longestFirst = words
    .filter((word) => word !== "" && lower.includes(word))
    .sort((a, b) => b.length - a.length);
  const marks: Mark[] = [];
  if (longestFirst.length === 0) return marks;
  for (let at = 0; at < text.length; at += 1) {
    const word = longestFirst.find((candidate) => lower.startsWith(candidate, at));
    if (word === undefined || !beginsWord(text, at)) continue;
    marks.push({ start: at, end: at + word.length });
    at += word.length - 1;
  }
  return marks;
}

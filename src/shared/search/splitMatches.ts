/** A stretch of a text, in UTF-16 code units; the end is not in it. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Where a match may begin: at a word, at a part of a name too (`Board` in `chooseOnBoard`), or anywhere. */
export type MatchPlace = "word start" | "part start" | "anywhere";

const LETTER = /[\p{L}\p{N}]/u;
const LOWER = /[\p{Ll}\p{N}]/u;
const UPPER = /\p{Lu}/u;

function mayBegin(place: MatchPlace, text: string, at: number): boolean {
  const before = text[at - 1] ?? "";
  if (place === "anywhere" || !LETTER.test(before)) return true;
  return place === "part start" && UPPER.test(text[at] ?? "") && LOWER.test(before);
}

/**
 * Where the words, in lower case, are in a text; the longest if several begin at one place. Found by
 * index, never by a pattern built from input, which could be slow or invalid. A text whose length changes
 * in lower case has no matches.
 */
export function findMatches(text: string, words: readonly string[], place: MatchPlace): Match[] {
  const lower = text.toLowerCase();
  const longestFirst = words
    .filter((word) => word !== "" && lower.includes(word))
    .sort((a, b) => b.length - a.length);
  const matches: Match[] = [];
  if (longestFirst.length === 0 || lower.length !== text.length) return matches;
  for (let at = 0; at < text.length; at += 1) {
    const word = longestFirst.find((candidate) => lower.startsWith(candidate, at));
    if (word === undefined || !mayBegin(place, text, at)) continue;
    matches.push({ start: at, end: at + word.length });
    at += word.length - 1;
  }
  return matches;
}

/** A stretch of a text, inside or outside a match. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

/** Cuts a text at its matches; no part is empty. */
export function splitMatches(
  text: string,
  words: readonly string[],
  place: MatchPlace,
): TextPart[] {
  const parts: TextPart[] = [];
  const add = (start: number, end: number, match: boolean): void => {
    if (start < end) parts.push({ text: text.slice(start, end), match });
  };
  let plain = 0;
  for (const { start, end } of findMatches(text, words, place)) {
    add(plain, start, false);
    add(start, end, true);
    plain = end;
  }
  add(plain, text.length, false);
  return parts;
}

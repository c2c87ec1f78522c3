/** A stretch of a text, inside or outside a match. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

/** Where in a text a word may be found. */
export type MatchPlace = "word start" | "anywhere";

/**
 * Cuts a text where one of the words begins a word of it, or occurs anywhere in it; the longest if
 * several do. The words are in lower case. Found by index, never by a pattern built from input, which
 * could be slow or invalid. Texts whose length changes in lower case are not highlighted.
 */
export function splitMatches(
  text: string,
  words: readonly string[],
  place: MatchPlace = "word start",
): TextPart[] {
  const lower = text.toLowerCase();
  if (lower.length !== text.length) return [{ text, match: false }];
  const longestFirst = words
    .filter((word) => word !== "" && lower.includes(word))
    .sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0) return text === "" ? [] : [{ text, match: false }];
  const parts: TextPart[] = [];
  let plain = 0;
  let at = 0;
  while (at < text.length) {
    const mayMatch = place === "anywhere" || at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    const word = mayMatch
      ? longestFirst.find((candidate) => lower.startsWith(candidate, at))
      : undefined;
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (at > plain) parts.push({ text: text.slice(plain, at), match: false });
    parts.push({ text: text.slice(at, at + word.length), match: true });
    at += word.length;
    plain = at;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain), match: false });
  return parts;
}

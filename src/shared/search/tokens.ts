import { STOP_WORDS } from "./stopWords";

/** Longest word that is kept, in characters. */
const MAX_WORD_LENGTH = 40;

/** The parts of a name: words in capitals, words, numbers. `useD6` has `use` and `D6`. */
const NAME_PART = /[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g;

const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}_$]+/gu;
/** The same for texts without other letters, in a fifth of the time. */
const ASCII_WORD = /[A-Za-z0-9_$]+/g;

/** Whether a text has only ASCII characters plus dashes, quotes and dots. */
function isPlain(text: string): boolean {
  return !/[^\u0000-\u007f\u2010-\u2027]/.test(text);
}

/** Cuts a text into its words as they are written; `player's` is `player`. Any string is valid. */
export function splitWords(text: string): string[] {
  const clean = text.normalize("NFC").replace(POSSESSIVE, "");
  const words = clean.match(isPlain(clean) ? ASCII_WORD : WORD) ?? [];
  return words.map((word) =>
    word.length <= MAX_WORD_LENGTH ? word : Array.from(word).slice(0, MAX_WORD_LENGTH).join(""),
  );
}

/** A word in lower case; what a letter such as `İ` leaves beside it is not part of the word. */
export function toLower(word: string): string {
  const lower = word.toLowerCase();
  return lower.length === word.length ? lower : lower.replace(/[^\p{L}\p{N}_$]+/gu, "");
}

/** The words within a name such as `chooseOnBoard` or `INVALID_MOVE`, in lower case; none when it is one word. */
export function splitName(word: string): string[] {
  if (!/.[A-Z_\d]/.test(word)) return [];
  const parts = word.match(NAME_PART) ?? [];
  return parts.length > 1 ? parts.map(toLower) : [];
}

/** What is indexed for a name or a title: each word, and the words within it, in lower case. */
export function nameTokens(text: string): string[] {
  return splitWords(text).flatMap((word) => [toLower(word), ...splitName(word)]);
}

/** What is indexed for prose: the same as for a name, without common words and single letters. */
export function textTokens(text: string): string[] {
  return nameTokens(text).filter((token) => token.length > 1 && !STOP_WORDS.has(token));
}

/** Only the letters and digits of a name, so that `choose on board` is `chooseOnBoard`. */
export function squash(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, "");
}

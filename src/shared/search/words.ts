import { STOP_WORDS } from "./stopWords";
import { splitWords, toLower } from "./tokens";

/** Longest query that is read, in UTF-16 code units. */
const MAX_LENGTH = 200;
const MAX_WORDS = 8;

/**
 * The words of a reader's query as they are written. Any string is valid: it never reaches lunr's own
 * query parser, which throws on many strings and lets `x~9999999999` exhaust the memory. Common words,
 * such as "the", count only where there are no others, or in a name such as `game.all()`.
 */
export function readWords(query: string): string[] {
  const text = query.normalize("NFC").slice(0, MAX_LENGTH);
  const words = splitWords(text);
  const isName = /^\s*[\w$.#()]+\s*$/.test(text);
  const telling = isName ? words : words.filter((word) => !STOP_WORDS.has(toLower(word)));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** The words of a reader's query in lower case. */
export function toWords(query: string): string[] {
  return readWords(query).map(toLower);
}

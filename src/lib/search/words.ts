import { STOP_WORDS } from "./stopWords";

/** Longest query that is read, in UTF-16 code units. */
const MAX_LENGTH = 200;
const MAX_WORDS = 8;
/** Longest word, in characters. */
const MAX_WORD_LENGTH = 40;

/**
 * The words of a reader's query. Any string is valid: it never reaches lunr's own query parser,
 * which throws on many strings and lets `x~9999999999` exhaust the memory (reliability B.4). Words
 * that the index leaves out, such as "the", count only where there are no others.
 */
export function toWords(query: string): string[] {
  const words = query
    .normalize("NFC")
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/['’]s(?![\p{L}\p{N}])/gu, "")
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter((word) => word !== "");
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_WORD_LENGTH).join(""));
}

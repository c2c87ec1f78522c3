/** Longest query that is read, in UTF-16 code units. */
const MAX_LENGTH = 200;
const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/**
 * The words of a reader's query. Any string is valid: it never reaches lunr's own query parser,
 * which throws on many strings and lets `x~9999999999` exhaust the memory (reliability B.4).
 */
export function toWords(query: string): string[] {
  return query
    .normalize("NFC")
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .split(/[^\p{L}\p{N}_$]+/u)
    .filter((word) => word !== "")
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));
}

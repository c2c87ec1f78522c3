import lunr from "lunr";
import { openTypos } from "./typos";

/** A site word that a reader's word may mean. */
export interface Alternative {
  readonly word: string;
  /** 1 for the word itself, less for others. */
  readonly weight: number;
  readonly by: "itself" | "stem" | "beginning" | "synonym";
}

/** Words shorter than this are not treated as prefixes, in UTF-16 code units. */
const MIN_PREFIX = 2;
/** Words shorter than the first length have no typos; from the second length on they may have two. */
const MIN_TYPO = 4;
const MIN_TWO_TYPOS = 8;

/** Shortest part of a compound. */
const MIN_PART = 3;

const SAME_STEM = 0.8;
const PREFIX = 0.6;

/** The words of all documents, and the words near to each. */
export interface Vocabulary {
  /** The word itself and the words of the same stem; none when the site uses neither. */
  readonly inflected: (word: string) => Alternative[];
  /** The two words that a compound such as `dropzone` is made of; none when the site does not use both. */
  readonly compounded: (word: string) => readonly string[];
  /** Words with this prefix; none for one letter. */
  readonly beginning: (prefix: string) => Alternative[];
  /** The nearest words when one or two letters are wrong, missing, extra or swapped. */
  readonly similar: (word: string) => string[];
}

export function stemOf(word: string): string {
  return lunr.stemmer(new lunr.Token(word, {})).toString();
}

/** First position in a sorted list that is not before the word. */
function findStart(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Prepares the words of an index for lookups. */
export function openVocabulary(words: Iterable<string>): Vocabulary {
  const sorted = [...words].sort();
  const known = new Set(sorted);
  const stems = new Map<string, string>();
  const findNearest = openTypos(sorted);

  const withPrefix = (prefix: string): string[] => {
    const found: string[] = [];
    for (let at = findStart(sorted, prefix); at < sorted.length; at += 1) {
      const word = sorted[at] ?? "";
      if (!word.startsWith(prefix)) break;
      found.push(word);
    }
    return found;
  };
  const stem = (word: string): string => {
    const own = stems.get(word) ?? stemOf(word);
    stems.set(word, own);
    return own;
  };

  return {
    inflected: (word) => {
      const own = stemOf(word);
      // The stem of a word begins with the same letter.
      const related = withPrefix(word.slice(0, 1))
        .filter((other) => other !== word && stem(other) === own)
        .map((other): Alternative => ({ word: other, weight: SAME_STEM, by: "stem" }));
      return known.has(word) ? [{ word, weight: 1, by: "itself" }, ...related] : related;
    },
    compounded: (word) => {
      for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
        const parts = [word.slice(0, at), word.slice(at)];
        if (parts.every((part) => known.has(part))) return parts;
      }
      return [];
    },
    beginning: (prefix) => {
      if (prefix.length < MIN_PREFIX) return [];
      return withPrefix(prefix)
        .filter((word) => word !== prefix)
        .map((word) => ({ word, weight: PREFIX, by: "beginning" }));
    },
    similar: (word) => {
      if (word.length < MIN_TYPO) return [];
      return findNearest(word, word.length < MIN_TWO_TYPOS ? 1 : 2);
    },
  };
}

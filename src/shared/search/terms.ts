import type { Alternative, Vocabulary } from "./vocabulary";
import { splitName, STOP_WORDS, toLower } from "./words";

/** A word of a query with every site word that it may mean. */
export interface Term {
  /** In lower case, corrected if it was a typo. */
  readonly word: string;
  readonly alternatives: readonly Alternative[];
  /** What the reader wrote, if no document has it. */
  readonly correctedFrom?: string;
  /** Whether the reader wrote it with capitals inside, as in code. */
  readonly isName?: boolean;
}

/** The weight of a synonym relative to the word itself. */
const SYNONYM = 0.7;
/** Most words of a query that are compared with all words of the site; this is the costly step. */
const MAX_CORRECTIONS = 3;

/** Where the words of a query are looked up. */
export interface Dictionary {
  readonly vocabulary: Vocabulary;
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  /** Words of ordinary English that the site does not use and that look like some of its words. */
  readonly english: ReadonlySet<string>;
  /** How many documents contain a word. */
  readonly countDocuments: (word: string) => number;
}

/** Consecutive words that have a meaning together, such as `state machine`, become one. */
function joinPhrases(words: readonly string[], { synonyms }: Dictionary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const phrase = `${joined.at(-1) ?? ""} ${word}`.toLowerCase();
    if (joined.length > 0 && synonyms.has(phrase)) joined[joined.length - 1] = phrase;
    else joined.push(word);
  }
  return joined;
}

function findAlternatives(
  word: string,
  isLast: boolean,
  { vocabulary, synonyms }: Dictionary,
): Alternative[] {
  const meant = (synonyms.get(word) ?? [])
    .flatMap(vocabulary.inflected)
    .map((other): Alternative => ({
      word: other.word,
      weight: SYNONYM * other.weight,
      by: "synonym",
    }));
  return [...vocabulary.inflected(word), ...(isLast ? vocabulary.beginning(word) : []), ...meant];
}

/** The nearest word; if several, the one with the most documents. None when it is too common to tell anything. */
function correct(word: string, { vocabulary, countDocuments }: Dictionary): string | undefined {
  const [best] = vocabulary
    .similar(word)
    .sort((a, b) => countDocuments(b) - countDocuments(a) || (a < b ? -1 : 1));
  return best === undefined || STOP_WORDS.has(best) ? undefined : best;
}

/** The words of a query as terms; those of `english` are not taken for typos. */
function readTerms(
  phrases: readonly string[],
  dictionary: Dictionary,
  english: ReadonlySet<string>,
): Term[] {
  let corrections = 0;
  return phrases.flatMap((written, at): Term[] => {
    const word = toLower(written);
    const isLast = at === phrases.length - 1;
    const alternatives = findAlternatives(word, isLast, dictionary);
    const inName = splitName(written);
    // A stem alone is not enough: "adjacancy" has the stem of "adjacent" but means "adjacency".
    if (alternatives.some(({ by }) => by !== "stem"))
      return [{ word, alternatives, isName: inName.length > 0 }];
    const parts = (inName.length > 0 ? inName : dictionary.vocabulary.compounded(word)).map(
      (part, index, { length }): Term => ({
        word: part,
        alternatives: findAlternatives(part, isLast && index === length - 1, dictionary),
      }),
    );
    if (parts.length > 0 && parts.every((part) => part.alternatives.length > 0)) return parts;
    if (english.has(word)) return [{ word, alternatives }];
    corrections += 1;
    const nearest = corrections > MAX_CORRECTIONS ? undefined : correct(word, dictionary);
    if (nearest === undefined) return [{ word, alternatives }];
    return [
      {
        word: nearest,
        alternatives: findAlternatives(nearest, false, dictionary),
        correctedFrom: word,
      },
    ];
  });
}

const isFound = ({ alternatives }: Term): boolean => alternatives.length > 0;

/**
 * Looks the words of a query up. A word that occurs nowhere is tried as a name, a compound, then as a typo; one
 * that stays unknown has no alternatives. A word of ordinary English is tried as a typo only when nothing else of the
 * query is found. The last word may be a prefix.
 */
export function lookUp(words: readonly string[], dictionary: Dictionary): Term[] {
  const phrases = joinPhrases(words, dictionary);
  const terms = readTerms(phrases, dictionary, dictionary.english);
  return terms.some(isFound) ? terms : readTerms(phrases, dictionary, new Set());
}

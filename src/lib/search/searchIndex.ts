import type lunr from "lunr";
import type { SearchDocument } from "./document";
import { toWords } from "./words";

/** One answer: a section of a page. */
export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
}

type Match = "all" | "any";

/** Words shorter than this have no prefix or typo search, in UTF-16 code units. */
const MIN_PREFIX = 2;
const MIN_TYPO = 4;

/** Added to the score of a section that is called what was asked. */
const NAMESAKE_SCORE = 100;

function ask(index: lunr.Index, words: readonly string[], typos: boolean): Map<string, number[]> {
  const scores = new Map<string, number[]>();
  words.forEach((word, position) => {
    const isLast = position === words.length - 1;
    const results = index.query((query) => {
      query.term(word, { boost: 10 });
      if (isLast && word.length >= MIN_PREFIX) {
        query.term(word, { boost: 4, wildcard: 2 });
      }
      if (typos && word.length >= MIN_TYPO) query.term(word, { editDistance: 1 });
    });
    for (const { ref, score } of results) {
      scores.set(ref, [...(scores.get(ref) ?? []), score]);
    }
  });
  return scores;
}

/** What a section is called: its heading, or the page's title for what stands before the first. */
function nameOf({ heading, title }: SearchDocument): string {
  return heading || title;
}

function isNamesake(document: SearchDocument, words: readonly string[]): boolean {
  return toWords(nameOf(document)).join(" ") === words.join(" ");
}

/** A heading or title that says what was asked counts for more than any text. */
function nameBoost(document: SearchDocument, words: readonly string[]): number {
  if (isNamesake(document, words)) return NAMESAKE_SCORE;
  const name = nameOf(document).toLowerCase();
  return words.every((word) => name.includes(word)) ? 10 : 0;
}

function toHits(
  documents: readonly SearchDocument[],
  scores: Map<string, number[]>,
  words: readonly string[],
  match: Match,
): SearchHit[] {
  const hits = [...scores]
    .filter(([, found]) => match === "any" || found.length === words.length)
    .flatMap(([ref, found]): SearchHit[] => {
      const document = documents[Number(ref)];
      if (!document) return [];
      const sum = found.reduce((total, score) => total + score, 0);
      return [{ document, score: sum + nameBoost(document, words) }];
    });
  // Lunr's index lacks names that are stop words, such as the functions `do` and `all`.
  const known = new Set(hits.map(({ document }) => document));
  const namesakes = documents
    .filter((document) => !known.has(document) && isNamesake(document, words))
    .map((document): SearchHit => ({ document, score: NAMESAKE_SCORE }));
  return [...hits, ...namesakes].sort((a, b) => b.score - a.score || a.document.id - b.document.id);
}

/**
 * Answers a query: sections with all of its words first (the last word may be a beginning); if
 * there are none, with words one letter away; if there are still none, with any of the words.
 */
export function searchIndex(
  index: lunr.Index,
  documents: readonly SearchDocument[],
  query: string,
  maxHits: number,
): SearchHit[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  const exact = ask(index, words, false);
  const all = toHits(documents, exact, words, "all");
  if (all.length > 0) return all.slice(0, maxHits);
  const similar = ask(index, words, true);
  const near = toHits(documents, similar, words, "all");
  if (near.length > 0) return near.slice(0, maxHits);
  return toHits(documents, similar, words, "any").slice(0, maxHits);
}

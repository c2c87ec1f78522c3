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

/** A heading or title that says what was asked counts for more than any text. */
function titleBoost({ heading, title }: SearchDocument, words: readonly string[]): number {
  const name = (heading || title).toLowerCase();
  const query = words.join(" ");
  if (name === query) return 100;
  if (words.every((word) => name.includes(word))) return 10;
  return 0;
}

function toHits(
  documents: readonly SearchDocument[],
  scores: Map<string, number[]>,
  words: readonly string[],
  match: Match,
): SearchHit[] {
  return [...scores]
    .filter(([, found]) => match === "any" || found.length === words.length)
    .flatMap(([ref, found]): SearchHit[] => {
      const document = documents[Number(ref)];
      if (!document) return [];
      const sum = found.reduce((total, score) => total + score, 0);
      return [{ document, score: sum + titleBoost(document, words) }];
    })
    .sort((a, b) => b.score - a.score || a.document.id - b.document.id);
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

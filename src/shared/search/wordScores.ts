import type { SearchDocument } from "./document";
import type { Posting } from "./postings";
import type { Term } from "./terms";

/** With fewer all-word answers than this, those that lack some words are answers too. */
const FEW = 15;
/** The least weight of a word in a document that has it in a name of up to five words. */
const IN_SHORT_NAME = 3;
/** What each document gets of the best score that its page has for a word. */
const PAGE_SHARE = 0.05;

/** How much a word counts that so many of all documents have. */
export const rarityOf = (found: number, documents: number): number =>
  Math.log(1 + (documents - found + 0.5) / (found + 0.5));

export interface WordScores {
  /** By the id of a document. */
  readonly scores: Map<number, number>;
  /** How much of the query the document has that has the most, from 0 to 1. */
  readonly fit: number;
}

/** What each document scores for the words of a query; any words are valid. */
export type ScoreWords = (terms: readonly Term[]) => WordScores;

/** The number of each document's page. */
function numberPages(documents: readonly SearchDocument[]): number[] {
  const routes = documents.map(({ url }) => url.split("#")[0] ?? url);
  const numbers = new Map([...new Set(routes)].map((route, at) => [route, at]));
  return routes.map((route) => numbers.get(route) ?? 0);
}

/** Adds the best score of each page's documents to what the page has. */
function addPageScores(sums: Float64Array, scores: Float64Array, pages: readonly number[]): void {
  const best = new Float64Array(sums.length);
  scores.forEach((score, id) => {
    const page = pages[id] ?? 0;
    if (score > (best[page] ?? 0)) best[page] = score;
  });
  best.forEach((score, page) => {
    sums[page] = (sums[page] ?? 0) + score;
  });
}

/**
 * Scores all documents for a word of a query: 0 for those that have none of its alternatives. A synonym of a
 * word that the site itself uses leads only to what has that name.
 */
function scoreTerm(
  { alternatives }: Term,
  postings: ReadonlyMap<string, Posting>,
  documents: number,
): { scores: Float64Array; rarity: number } {
  const scores = new Float64Array(documents);
  let found = 0;
  const isKnown = alternatives.some(({ by }) => by === "itself");
  for (const { word, weight, by } of alternatives) {
    const least = isKnown && by === "synonym" ? IN_SHORT_NAME : 0;
    for (const [document, value] of postings.get(word) ?? []) {
      if (value < least) continue;
      const known = scores[document] ?? 0;
      if (known === 0) found += 1;
      if (value * weight > known) scores[document] = value * weight;
    }
  }
  const rarity = rarityOf(found, documents);
  return { scores: scores.map((score) => score * rarity), rarity };
}

/**
 * Prepares documents for queries. Those with all words of a query match; if they are few, so do all with any,
 * less the fewer and the more common of the words they have. Other sections of the page support one.
 */
export function openWordScores(
  documents: readonly SearchDocument[],
  postings: ReadonlyMap<string, Posting>,
): ScoreWords {
  const total = documents.length;
  const pages = numberPages(documents);
  return (terms) => {
    const known = terms.filter(({ alternatives }) => alternatives.length > 0);
    const counts = new Uint8Array(total);
    const sums = new Float64Array(total);
    const covered = new Float64Array(total);
    const pageSums = new Float64Array(total);
    let all = 0;
    for (const term of known) {
      const { scores, rarity } = scoreTerm(term, postings, total);
      all += rarity;
      scores.forEach((score, id) => {
        if (score === 0) return;
        sums[id] = (sums[id] ?? 0) + score;
        counts[id] = (counts[id] ?? 0) + 1;
        covered[id] = (covered[id] ?? 0) + rarity;
      });
      addPageScores(pageSums, scores, pages);
    }
    const whole = counts.filter((count) => count === known.length).length;
    const least = whole < FEW ? 1 : known.length;
    const scores = new Map<number, number>();
    counts.forEach((count, id) => {
      if (count === 0 || count < least) return;
      const page = PAGE_SHARE * (pageSums[pages[id] ?? 0] ?? 0);
      scores.set(id, ((sums[id] ?? 0) * (covered[id] ?? 0)) / all + page);
    });
    const missing = (terms.length - known.length) * rarityOf(0, total);
    const fit = covered.reduce((most, share) => Math.max(most, share), 0) / (all + missing);
    return { scores, fit };
  };
}

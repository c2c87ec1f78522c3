import type { Posting } from "./postings";
import type { Term } from "./terms";

/** With fewer all-word answers than this, those that lack some words are answers too. */
const FEW = 15;

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

/** What each document scores for a word, by its id, and how much the word counts. */
interface TermScores {
  readonly term: Term;
  readonly scores: Float64Array;
  readonly rarity: number;
}

/**
 * How much a name such as `connectTo` counts in a text when no document is called so: nobody writes it by chance, and who
 * does has most often copied what a compiler says.
 */
const NAMED = 3;
/** How much a corrected word counts, at most, beside the rarest word that is found as it is written. */
const CORRECTED = 0.9;

const greatest = (scores: Float64Array): number =>
  scores.reduce((most, score) => Math.max(most, score), 0);

/** Scores all documents for a word of a query: 0 for those that have none of its alternatives. */
function scoreTerm(
  term: Term,
  postings: ReadonlyMap<string, Posting>,
  documents: number,
): TermScores {
  const scores = new Float64Array(documents);
  let found = 0;
  for (const { word, weight } of term.alternatives) {
    for (const [document, value] of postings.get(word) ?? []) {
      const known = scores[document] ?? 0;
      if (known === 0) found += 1;
      if (value * weight > known) scores[document] = value * weight;
    }
  }
  const rarity = rarityOf(found, documents);
  const factor = rarity * (term.isName && greatest(scores) < NAMED ? NAMED : 1);
  return { term, scores: scores.map((score) => score * factor), rarity };
}

/** Whether a word is on the site as the reader wrote it. */
const isWritten = ({ term: { alternatives, correctedFrom } }: TermScores): boolean =>
  correctedFrom === undefined && alternatives.some(({ by }) => by === "itself");

/** The scores, in which no corrected word counts for more than the rarest word that is found as it is written. */
function boundCorrections(scored: readonly TermScores[]): readonly TermScores[] {
  const [rarest] = scored.filter(isWritten).sort((a, b) => b.rarity - a.rarity);
  if (!rarest) return scored;
  const limit = CORRECTED * greatest(rarest.scores);
  return scored.map((each) => {
    if (each.term.correctedFrom === undefined) return each;
    const share = Math.min(1, limit / greatest(each.scores));
    const rarity = Math.min(each.rarity, CORRECTED * rarest.rarity);
    return { ...each, scores: each.scores.map((score) => share * score), rarity };
  });
}

/**
 * Prepares so many documents for queries. Those with all words of a query match; if they are few, so do all with any,
 * less the fewer and the more common of the words they have.
 */
export function openWordScores(
  documents: number,
  postings: ReadonlyMap<string, Posting>,
): ScoreWords {
  return (terms) => {
    const known = terms.filter(({ alternatives }) => alternatives.length > 0);
    const counts = new Uint8Array(documents);
    const sums = new Float64Array(documents);
    const covered = new Float64Array(documents);
    let all = 0;
    const scored = known.map((term) => scoreTerm(term, postings, documents));
    for (const { scores, rarity } of boundCorrections(scored)) {
      all += rarity;
      scores.forEach((score, id) => {
        if (score === 0) return;
        sums[id] = (sums[id] ?? 0) + score;
        counts[id] = (counts[id] ?? 0) + 1;
        covered[id] = (covered[id] ?? 0) + rarity;
      });
    }
    const whole = counts.filter((count) => count === known.length).length;
    const least = whole < FEW ? 1 : known.length;
    const scores = new Map<number, number>();
    counts.forEach((count, id) => {
      if (count === 0 || count < least) return;
      scores.set(id, ((sums[id] ?? 0) * (covered[id] ?? 0)) / all);
    });
    const missing = (terms.length - known.length) * rarityOf(0, documents);
    const fit = covered.reduce((most, share) => Math.max(most, share), 0) / (all + missing);
    return { scores, fit };
  };
}

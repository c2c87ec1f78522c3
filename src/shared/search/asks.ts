import type { DocumentAsks } from "./packedAsks";
import type { Term } from "./terms";

/** How well the best ask of each document matches a query: from 0 to 1, by id; only documents that match. */
export type MatchAsks = (terms: readonly Term[]) => ReadonlyMap<number, AskMatch>;

export interface AskMatch {
  /** The share of the query that the ask has, times the share of the ask that the query has; by rarity. */
  readonly share: number;
  /** The telling words of the ask. */
  readonly words: readonly string[];
}

interface Ask {
  readonly document: number;
  readonly words: readonly string[];
  /** Sum of the rarities of its words. */
  readonly mass: number;
}

/** Prepares the asks of all documents; `rarityOf` is large for a word that few documents have. */
export function openAsks(documents: DocumentAsks, rarityOf: (word: string) => number): MatchAsks {
  const asks = documents.flatMap((own, document) =>
    own.map((words): Ask => {
      const mass = words.reduce((sum, word) => sum + rarityOf(word), 0);
      return { document, words, mass };
    }),
  );
  const places = new Map<string, number[]>();
  asks.forEach(({ words }, at) => {
    for (const word of words) {
      const known = places.get(word);
      if (known) known.push(at);
      else places.set(word, [at]);
    }
  });

  /** What a term has in common with each ask: its weight, and that of the ask's word. */
  const matchTerm = ({ alternatives }: Term): Map<number, { weight: number; rarity: number }> => {
    const found = new Map<number, { weight: number; rarity: number }>();
    for (const { word, weight } of alternatives) {
      const rarity = rarityOf(word);
      for (const at of places.get(word) ?? []) {
        if (weight > (found.get(at)?.weight ?? 0)) found.set(at, { weight, rarity });
      }
    }
    return found;
  };
  const rarityOfTerm = ({ word, alternatives }: Term): number =>
    Math.max(
      rarityOf(word),
      ...alternatives.map((each) =>
        each.by === "beginning" ? 0 : rarityOf(each.word) * each.weight,
      ),
    );

  return (terms) => {
    const asked = new Float64Array(asks.length);
    const covered = new Float64Array(asks.length);
    let all = 0;
    for (const term of terms) {
      const own = rarityOfTerm(term);
      all += own;
      for (const [at, { weight, rarity }] of matchTerm(term)) {
        asked[at] = (asked[at] ?? 0) + own * weight;
        covered[at] = (covered[at] ?? 0) + rarity * weight;
      }
    }
    const matches = new Map<number, AskMatch>();
    asks.forEach(({ document, words, mass }, at) => {
      const share = ((asked[at] ?? 0) / all) * Math.min(1, (covered[at] ?? 0) / mass);
      if (share > (matches.get(document)?.share ?? 0)) matches.set(document, { share, words });
    });
    return matches;
  };
}

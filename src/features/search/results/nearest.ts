import type { AnswerSearch, SearchHit } from "../../../shared/search/answer";
import { findMatches } from "../../../shared/search/splitMatches";

/** Hits that are offered. */
const OFFERED = 4;
/** Letters that a beginning needs to mean anything. */
const SHORTEST = 3;

/** Whether a hit is called by a word that begins so; a text that only mentions one is not near. */
function isNamed({ document }: SearchHit, beginning: string): boolean {
  return findMatches(document.name, [beginning.toLowerCase()], "part start").length > 0;
}

/**
 * What comes nearest to a query without results: what is called by the longest beginning of one of its
 * words. At most four.
 */
export function findNearest(answer: AnswerSearch, text: string): readonly SearchHit[] {
  const words = text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => Array.from(word).slice(0, 20))
    .filter(({ length }) => length >= SHORTEST)
    .slice(0, 4);
  const longest = Math.max(0, ...words.map(({ length }) => length));
  for (let length = longest; length >= SHORTEST; length -= 1) {
    const beginnings = words
      .filter((word) => word.length >= length)
      .map((word) => word.slice(0, length).join(""));
    const hits = beginnings.flatMap((beginning) => {
      const found = answer({ text: beginning, scope: "all" });
      // A corrected beginning is no longer near to what was typed.
      return found.corrected?.length ? [] : found.hits.filter((hit) => isNamed(hit, beginning));
    });
    if (hits.length > 0) return hits.slice(0, OFFERED);
  }
  return [];
}

import { useMemo } from "react";
import type { SearchAnswer } from "../../../shared/search/answer";
import { useSearch, type SearchState } from "../load/useSearch";
import type { Query } from "./query";
import { groupHits, type HitRow, type RowGroup } from "./rows";

/** What a reader asks, and what the search says to it. */
export interface Asked extends Query {
  /** Whether the text asks anything. */
  readonly isAsking: boolean;
  readonly state: SearchState;
  /** `undefined` while nothing is asked or the search is not there. */
  readonly answer: SearchAnswer | undefined;
  readonly words: readonly string[];
  /** The hits by page. */
  readonly groups: readonly RowGroup<HitRow>[];
}

const NOTHING = { answer: undefined, words: [], groups: [] };

/** Asks the search. `route` is that of the current page, if its hits are to rank higher. */
export function useAnswer({ text, scope }: Query, route?: string): Asked {
  const [state] = useSearch();
  const isAsking = text.trim() !== "";
  const found = useMemo(() => {
    if (state.kind !== "ready" || !isAsking) return NOTHING;
    const answer = state.answer({ text, scope, route });
    return { answer, words: answer.words, groups: groupHits(answer.hits) };
  }, [state, text, scope, route, isAsking]);
  return { text, scope, isAsking, state, ...found };
}

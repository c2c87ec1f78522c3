import type { NamedMove } from "./engine";
import { shuffled, type Random } from "./seededRandom";

/**
 * The moves that are open to a seat, chosen as a player does: first an action, then one choice after the
 * other. A `Draft` is a move in the making; only the tree knows its contents.
 */
export interface MoveTree<Draft> {
  /** One draft for every action; none when the seat has no action. */
  begin(): readonly Draft[];
  /** The ways to make the next choice, or `complete`. An empty list is a dead end. */
  proceed(draft: Draft): "complete" | readonly Draft[];
  encode(draft: Draft): NamedMove;
}

/** Random steps until a draft is complete; backtracks from dead ends. */
export function drawMove<Draft>(tree: MoveTree<Draft>, random: Random): NamedMove | undefined {
  const complete = (drafts: readonly Draft[]): Draft | undefined => {
    for (const draft of shuffled(drafts, random)) {
      const next = tree.proceed(draft);
      const found = next === "complete" ? draft : complete(next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const draft = complete(tree.begin());
  return draft === undefined ? undefined : tree.encode(draft);
}

import type { ApiSymbol } from "./symbols";

type Uses = ReadonlyMap<string, readonly unknown[]>;

/**
 * Counts the exported symbols, members not included. A class counts as used if it or one of its members is
 * used.
 */
export function measureCoverage(symbols: readonly ApiSymbol[], guides: Uses, games: Uses) {
  const exported = symbols.filter((symbol) => symbol.exported && symbol.owner === undefined);
  const isUsed = (uses: Uses, name: string): boolean =>
    [...uses.keys()].some((used) => used === name || used.startsWith(`${name}#`));
  const total = exported.length;
  const unused = exported.filter(({ name }) => !isUsed(guides, name));
  const unexplained = exported.filter(({ summary }) => summary === "");
  const withoutExample = exported.filter(({ hasExample }) => !hasExample);
  const unplayed = exported.filter(({ name }) => !isUsed(games, name));
  return {
    exported: total,
    /** Explained by the toolkit's own comments. */
    withComment: exported.filter(({ hasComment }) => hasComment).length,
    /** Explained by the toolkit or by us. */
    withSummary: total - unexplained.length,
    withExample: total - withoutExample.length,
    usedInGuides: total - unused.length,
    playedInGames: total - unplayed.length,
    ...{ unused, unexplained, withoutExample, unplayed },
  };
}

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
  /** The names of those that fail. */
  const namesWithout = (test: (symbol: ApiSymbol) => boolean): string[] =>
    exported.filter((symbol) => !test(symbol)).map(({ name }) => name);
  const unused = namesWithout(({ name }) => isUsed(guides, name));
  const unexplained = namesWithout(({ summary }) => summary !== "");
  const withoutExample = namesWithout(({ hasExample }) => hasExample);
  const unplayed = namesWithout(({ name }) => isUsed(games, name));
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

/** How well the package's exports are documented: counts of symbols, and names of those that lack something. */
export type ApiCoverage = ReturnType<typeof measureCoverage>;

/** The line in the build log. */
export function describeCoverage(coverage: ApiCoverage): string {
  const { exported, unused } = coverage;
  const of = (count: number): string => `${String(count)} of ${String(exported)}`;
  const missing = unused.length === 0 ? "" : `; in no guide: ${unused.join(", ")}`;
  return (
    `API reference: ${String(exported)} exported symbols, ${of(coverage.withComment)} with a comment, ` +
    `${of(coverage.withSummary)} explained, ${of(coverage.withExample)} with an example, ` +
    `${of(coverage.usedInGuides)} used in a guide, ${of(coverage.playedInGames)} played in a game${missing}.`
  );
}

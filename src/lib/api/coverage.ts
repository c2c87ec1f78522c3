import type { ApiSymbol } from "./symbols";

/** How well the package's exports are documented; counts of symbols. */
export interface ApiCoverage {
  readonly exported: number;
  /** Explained by the toolkit's own comments. */
  readonly withComment: number;
  /** Explained by the toolkit or by us. */
  readonly withSummary: number;
  readonly withExample: number;
  readonly usedInGuides: number;
  readonly playedInGames: number;
  /** Names of the exported symbols that no guide uses. */
  readonly unused: readonly string[];
}

type Uses = ReadonlyMap<string, readonly unknown[]>;

/**
 * Counts the exported symbols, members not included. A class is used where it or one of its members
 * is used.
 */
export function measureCoverage(
  symbols: readonly ApiSymbol[],
  guides: Uses,
  games: Uses,
): ApiCoverage {
  const exported = symbols.filter((symbol) => symbol.exported && symbol.owner === undefined);
  const isUsed = (uses: Uses, name: string): boolean =>
    [...uses.keys()].some((used) => used === name || used.startsWith(`${name}#`));
  const count = (test: (symbol: ApiSymbol) => boolean): number => exported.filter(test).length;
  return {
    exported: exported.length,
    withComment: count(({ hasComment }) => hasComment),
    withSummary: count(({ summary }) => summary !== ""),
    withExample: count(({ hasExample }) => hasExample),
    usedInGuides: count(({ name }) => isUsed(guides, name)),
    playedInGames: count(({ name }) => isUsed(games, name)),
    unused: exported.filter(({ name }) => !isUsed(guides, name)).map(({ name }) => name),
  };
}

/** The line of the build log. */
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

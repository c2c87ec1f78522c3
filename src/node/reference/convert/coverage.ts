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

/** How well the package's exports are documented: counts of symbols, and those that lack something. */
type ApiCoverage = ReturnType<typeof measureCoverage>;

/** What the line in the build log says. */
export type CoverageCounts = Omit<ApiCoverage, "unexplained" | "withoutExample" | "unplayed"> & {
  readonly unused: readonly { readonly name: string }[];
};

/** The line in the build log. */
export function describeCoverage(coverage: CoverageCounts): string {
  const { exported } = coverage;
  const unused = coverage.unused.map(({ name }) => name);
  const of = (count: number): string => `${String(count)} of ${String(exported)}`;
  const missing = unused.length === 0 ? "" : `; in no guide: ${unused.join(", ")}`;
  return (
    `API reference: ${String(exported)} exported symbols, ${of(coverage.withComment)} with a comment, ` +
    `${of(coverage.withSummary)} explained, ${of(coverage.withExample)} with an example, ` +
    `${of(coverage.usedInGuides)} used in a guide, ${of(coverage.playedInGames)} played in a game${missing}.`
  );
}

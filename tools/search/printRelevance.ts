import {
  crossCheckAsks,
  listUnasked,
  meanReciprocalRank,
  measureRelevance,
  shareWithin,
} from "./relevance";

/** One in this many asks is cross-checked. */
const STEP = 10;

/**
 * Prints what readers ask of a build's search, and where the answer ranks. Four sets, kept apart: the queries that the
 * ranking was made with, questions of people who did not know the site (of these also those that no ask has in the same
 * words), those of people at work on a game, and a sample of the site's own asks, each left out of the search while it is asked.
 */
export function printRelevance(dist: string): void {
  const unseen = measureRelevance(dist, "unseen");
  const situations = measureRelevance(dist, "situations");
  const rows = [
    ...measureRelevance(dist, "known"),
    ...unseen,
    ...situations,
    ...crossCheckAsks(dist, STEP),
  ];
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

  console.log("place  query and expected answer");
  for (const { ask, expect, first, group, place } of rows) {
    const stood = place === 0 ? "none" : String(place);
    const instead = place === 1 ? "" : `; first is ${first ?? "nothing"}`;
    console.log(
      `${stood.padStart(5)}  ${group}: ${JSON.stringify(ask)} → ${expect.join(" or ")}${instead}`,
    );
  }
  const groups = [...new Set(rows.map(({ group }) => group))].map(
    (group) => [group, rows.filter((row) => row.group === group)] as const,
  );
  const all = [
    ...groups,
    ["unseen", unseen],
    ["not asks", listUnasked(unseen)],
    ["situations", situations],
  ] as const;
  for (const [label, own] of all) {
    console.log(
      `${label.padEnd(10)} ${String(own.length).padStart(4)} queries, first ${percent(shareWithin(own, 1))}, first three ${percent(shareWithin(own, 3))}, mean reciprocal rank ${meanReciprocalRank(own).toFixed(3)}`,
    );
  }
}

/**
 * `npm run relevance`: what readers ask of the built site's search, and where the answer ranks. Three sets, kept
 * apart: the queries that the ranking was made with, questions of people who did not know the site, and a
 * sample of the site's own asks, each left out of the search while it is asked.
 */
import path from "node:path";
import { ROOT } from "./runProgram";
import {
  crossCheckAsks,
  meanReciprocalRank,
  measureRelevance,
  shareWithin,
} from "./search/relevance";

/** Every so many asks are cross-checked. */
const STEP = 10;

const DIST = path.join(ROOT, "dist");
const rows = [
  ...measureRelevance(DIST, "known"),
  ...measureRelevance(DIST, "unseen"),
  ...crossCheckAsks(DIST, STEP),
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
for (const group of new Set(rows.map((row) => row.group))) {
  const own = rows.filter((row) => row.group === group);
  console.log(
    `${group.padEnd(10)} ${String(own.length).padStart(4)} queries, first ${percent(shareWithin(own, 1))}, first three ${percent(shareWithin(own, 3))}, mean reciprocal rank ${meanReciprocalRank(own).toFixed(3)}`,
  );
}

/** `npm run relevance`: what readers ask of the built site's search, and where the answer ranks. */
import path from "node:path";
import { ROOT } from "./runProgram";
import { measureRelevance, shareWithin } from "./search/relevance";

const rows = measureRelevance(path.join(ROOT, "dist"));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

console.log("place  query and expected answer");
for (const { ask, expect, first, group, place } of rows) {
  const stood = place === 0 ? "none" : String(place);
  const instead = place === 1 ? "" : `; first is ${first ?? "nothing"}`;
  console.log(
    `${stood.padStart(5)}  ${group}: ${JSON.stringify(ask)} → ${expect.join(" or ")}${instead}`,
  );
}
for (const group of [...new Set(rows.map((row) => row.group)), "all"]) {
  const own = group === "all" ? rows : rows.filter((row) => row.group === group);
  console.log(
    `${group.padEnd(10)} ${String(own.length).padStart(4)} queries, first ${percent(shareWithin(own, 1))}, first three ${percent(shareWithin(own, 3))}`,
  );
}

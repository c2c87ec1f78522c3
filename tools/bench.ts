/**
 * `npm run bench`: sizes of the built site; with `--search` how fast search answers; with
 * `--relevance` where the answers rank; with `--waking` what the first key of a visit costs on a slow phone; with `--builds` time and peak memory of a cold and a warm build,
 * and with `--scale=200` of builds with 200 further pages too. Times are only comparable within one run.
 * With `--against=<folder or file>` it prints, for each kind of page, the difference of its sizes to another build: one in
 * that folder, or one whose sizes `--record=<file>` wrote.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listAppScripts, listEarlyScripts } from "./build/budgets";
import { measureBuilds } from "./build/measureBuilds";
import { measureWaking } from "./build/measureWaking";
import { measureSizes, readSizes, renderSizes } from "./build/sizes";
import { parseOptions } from "./parseOptions";
import { fail, ROOT } from "./runProgram";
import { printRelevance } from "./search/printRelevance";
import { measureSearch } from "./search/measureSearch";

const DIST = path.join(ROOT, "dist");
const PAGES = {
  "/": "index",
  "/game/actions": "game/actions",
  "/api/classes/GameElement": "api/classes/GameElement",
};

function sizes(files: readonly string[]): string {
  const contents = files.map((file) => readFileSync(path.join(DIST, file)));
  const sum = (measure: (content: Buffer) => number): string =>
    contents
      .reduce((total, content) => total + measure(content), 0)
      .toLocaleString("en")
      .padStart(9);
  return `${sum((c) => c.length)} raw ${sum((c) => gzipSync(c, { level: 9 }).length)} gzip ${sum((c) => brotliCompressSync(c).length)} brotli`;
}

function printSizes(): void {
  for (const [route, page] of Object.entries(PAGES)) {
    console.log(route);
    console.log(`  HTML       ${sizes([`${page}.html`])}`);
    console.log(`  page data  ${sizes([`page-data/${page}/page-data.json`])}`);
    console.log(`  first view ${sizes(listEarlyScripts(DIST, page))}`);
    console.log(`  hydration  ${sizes(listAppScripts(DIST, page))}`);
  }
  const files = readdirSync(DIST);
  console.log("Once for the site");
  console.log(`  CSS        ${sizes(files.filter((file) => file.endsWith(".css")))}`);
  console.log(
    `  search     ${sizes(files.filter((file) => /^(search-doc|lunr-index)-/.test(file)))}`,
  );
}

const { search, relevance, waking, builds, scale, record, against } = parseOptions({
  options: {
    search: { type: "boolean" },
    relevance: { type: "boolean" },
    waking: { type: "boolean" },
    builds: { type: "boolean" },
    scale: { type: "string", multiple: true },
    record: { type: "string" },
    against: { type: "string" },
  },
}).values;
const scales = scale?.map(Number) ?? [];
if (!scales.every((count) => Number.isInteger(count) && count > 0))
  fail(
    `--scale=${scale?.join(", ") ?? ""} is no number of pages.\nFix: write one from 1, such as --scale=200.`,
  );
if (builds || scale) await measureBuilds(scales);
if (record === undefined && against === undefined) printSizes();
else {
  const sizes = measureSizes(DIST);
  if (record !== undefined) writeFileSync(record, JSON.stringify(sizes, undefined, 2));
  if (against !== undefined) {
    const before = readSizes(against);
    console.log(`Sizes beside ${before ? against : `nothing: there is no ${against}`}\n`);
    console.log(renderSizes(sizes, before));
  }
}
if (search) {
  const { generated, keys, open } = await measureSearch(DIST);
  const at = (times: readonly number[], share: number): string =>
    `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1)} ms`;
  const line = (times: readonly number[]): string =>
    `median ${at(times, 0.5)}, 95th percentile ${at(times, 0.95)}, 99th ${at(times, 0.99)}, longest ${at(times, 1)}`;
  console.log("Search; key presses in time of the processor, the rest on the clock");
  console.log(`  opening the files      ${at(open, 0.5)}`);
  console.log(`  key press to results   ${line(keys)} (${String(keys.length)} queries)`);
  console.log(`  four times slower      ${line(keys.map((time) => 4 * time))}`);
  console.log(`  any strings            ${line(generated)} (${String(generated.length)} strings)`);
}
if (relevance) printRelevance(DIST);
if (waking) {
  const { pages, taps, longestInteraction } = await measureWaking(DIST);
  const ms = (time: number): string => `${time.toFixed(0).padStart(5)} ms`;
  console.log("First key of a visit on a slow phone, with the app prefetched");
  for (const { route, wake, longestTask, blocked } of pages) {
    console.log(
      `  ${route.padEnd(26)} hydrated after ${ms(wake)}, longest task ${ms(longestTask)}, blocked ${ms(blocked)}`,
    );
  }
  console.log("First tap of a visit on a slow phone, from the finger to the effect");
  for (const { what, prefetched, cold } of taps)
    console.log(`  ${what.padEnd(28)} prefetched ${ms(prefetched)}, cold ${ms(cold)}`);
  console.log(`  longest interaction of a scripted visit ${ms(longestInteraction)}`);
}

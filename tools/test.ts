/**
 * Builds, runs Vitest and Playwright, and ends with the line `N passed, N failed, N skipped`.
 *
 *     npm test                          # what every change runs
 *     npm run test:full                 # everything
 *     npm run test:full -- --strict     # runs no failed test a second time
 *     npm run test:full -- --shard=1/4  # a quarter of it
 *     npm run test:engines              # the browser tests in Firefox and WebKit alone
 *     npm run check                     # npm test without the browser
 */
import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureFirefox, FIREFOX_PACKAGE } from "./firefox";
import { parseOptions } from "./parseOptions";
import { fail, ROOT, runProgram } from "./runProgram";
import { buildAgain, buildDist, buildPreview } from "./test/builds";
import { readPlaywright, readVitest, type Outcome } from "./test/outcome";
import { readTreeState, recordRun } from "./test/record";
import { formatSummary, sumUp, type Part } from "./test/summary";
import { ensureWebKit, WEBKIT_PACKAGES } from "./webkit";

const RESULTS = path.join(ROOT, "test-results");

const { full, engines, strict, shard, ...rest } = parseOptions({
  options: {
    full: { type: "boolean", default: false },
    engines: { type: "boolean", default: false },
    static: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    shard: { type: "string" },
  },
}).values;
if (shard !== undefined && (!full || !/^[1-9]\d*\/[1-9]\d*$/.test(shard)))
  fail(`--shard is "${shard}".\nFix: write a part of npm run test:full, such as --shard=1/4.`);

const parts: Part[] = [];

/** Runs a part; resolves with whether it passed. */
async function run(name: string, work: () => Promise<Outcome>): Promise<boolean> {
  const start = performance.now();
  const outcome = await work();
  const seconds = Math.round((performance.now() - start) / 1000);
  parts.push({ name, outcome, seconds });
  console.log(`${outcome.failed > 0 ? "✘" : "✓"} ${name} (${String(seconds)} s)`);
  return outcome.failed === 0;
}

/** Removes an old report to make way for this run's; returns its path. */
function clearReport(name: string): string {
  const file = path.join(RESULTS, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

const tier = full || engines ? "full" : "core";
const sharded = shard === undefined ? [] : [`--shard=${shard}`];
const retries = strict ? "0" : "1";

/** Runs projects of `vitest.config.mts`. */
async function vitest(projects: readonly string[]): Promise<Outcome> {
  const report = clearReport(projects[0] ?? "vitest");
  const { ok } = await runProgram(
    "vitest/vitest.mjs",
    [
      ...["run", `--retry=${retries}`, ...sharded],
      ...projects.map((project) => `--project=${project}`),
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    { env: { TEST_TIER: tier } },
  );
  return readVitest(report, ok);
}

/** Runs the browser tests of projects of `playwright.config.mts`; `name` is that of their report. */
async function playwright(name: string, projects: readonly string[]): Promise<Outcome> {
  const report = clearReport(name);
  const { ok } = await runProgram(
    "@playwright/test/cli.js",
    [
      ...["test", `--retries=${retries}`, ...sharded],
      ...projects.map((project) => `--project=${project}`),
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_TIER: tier } },
  );
  return readPlaywright(report, ok);
}

/** The tests in the engines of other browsers that this machine has, or may install. */
async function runEngines(): Promise<void> {
  for (const [name, isInstalled, packages] of [
    ["Firefox", ensureFirefox() !== undefined, [FIREFOX_PACKAGE]],
    ["WebKit", ensureWebKit(), WEBKIT_PACKAGES],
  ] as const) {
    const project = name.toLowerCase();
    if (isInstalled) await run(name, () => playwright(project, [project]));
    else
      console.log(
        `- ${name} is not installed, so nothing is tested in it: ${packages.join(", ")}.`,
      );
  }
}

/** Everything that has to be built; resolves with whether it is there. */
async function build(): Promise<boolean> {
  const isBuilt = await run("build", buildDist);
  if (!isBuilt || !full) return isBuilt;
  // The health page of the preview shows the build before it.
  const hasPreview = await run("preview build", buildPreview);
  return (await run("second build, byte for byte", buildAgain)) && hasPreview;
}

// Must not reach any file of a build; `tests/built/html.test.ts` searches for it.
process.env["CANARY_SECRET"] = `canary-${"x".repeat(24)}`;
mkdirSync(RESULTS, { recursive: true });
const tree = readTreeState(ROOT);
const start = performance.now();
const onlyFull = (...projects: string[]): string[] => (full ? projects : []);

const [isBuilt] = await Promise.all([
  build(),
  engines || run("units, widgets, games", () => vitest(["unit", "dom", "games"])),
]);
if (isBuilt && engines) await runEngines();
else if (isBuilt) {
  const ofBuild = [
    "dist",
    ...onlyFull("commands", "hostile", "deploy", "preview", "walk", "authors"),
  ];
  await run("checks, built files", () => vitest(["checks", ...ofBuild]));
  if (!rest.static) {
    await run("browser", () => playwright("browser", ["site", ...onlyFull("preview")]));
    await runEngines();
  }
}

const summary = formatSummary(parts);
console.log(summary);
// The page that GitHub shows of a run.
const summaryPage = process.env["GITHUB_STEP_SUMMARY"];
if (summaryPage) appendFileSync(summaryPage, `\`\`\`\n${summary}\n\`\`\`\n`);
// A partial run says nothing about the commit.
if (!rest.static && !engines && shard === undefined) {
  const seconds = Math.round((performance.now() - start) / 1000);
  recordRun(RESULTS, { tier: full ? "full" : "core", ...tree, seconds }, parts);
}
process.exitCode = sumUp(parts).failed > 0 ? 1 : 0;

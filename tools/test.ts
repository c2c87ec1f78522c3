/**
 * `npm test`: every check, in order; goes on after a failure, so that one run tells all. Ends with
 * the line `N passed, N failed, N skipped`. `--static` leaves the browser and server tests out
 * (`npm run check`).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { buildSite, ROOT } from "./gatsby";
import { installServers } from "./installServers";

interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const RESULTS = path.join(ROOT, "test-results");
const isStatic = process.argv.includes("--static");
const outcomes: { name: string; outcome: Outcome; seconds: number }[] = [];

const one = (ok: boolean): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** Runs a package's command-line program with this Node. */
function run(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync(
    process.execPath,
    [path.join(ROOT, "node_modules", script), ...args],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, ...env },
    },
  );
  return status === 0;
}

const tsx = (tool: string, ...args: string[]): boolean =>
  run("tsx/dist/cli.mjs", [path.join("tools", tool), ...args]);

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Runs a vitest project; a run that leaves no report counts as one failure. */
function vitest(project: string): Outcome {
  const file = path.join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  const ok = run("vitest/vitest.mjs", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readJson(file) as
    { numPassedTests: number; numFailedTests: number; numPendingTests: number } | undefined;
  if (!report) return one(false);
  // A file that fails to load has no failed test in it, but the run says so.
  const failed = ok ? 0 : Math.max(1, report.numFailedTests);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

function playwright(): Outcome {
  const file = path.join(RESULTS, "e2e.json");
  rmSync(file, { force: true });
  const ok = run("@playwright/test/cli.js", ["test"]);
  const report = readJson(file) as
    { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } | undefined;
  if (!report) return one(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = ok ? 0 : Math.max(1, unexpected + flaky);
  return { passed: expected, failed, skipped };
}

/** SHA-256 of every file of a folder, as one text. */
function hashFolder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
      return `${path.relative(folder, file)} ${hash}`;
    })
    .join("\n");
}

/** Names the files in which two hash lists differ. */
function differences(first: string, second: string): string[] {
  const known = new Set(first.split("\n"));
  return second.split("\n").filter((line) => !known.has(line));
}

/** Builds a second time in the same folder; every byte must be the same. */
function buildTwice(): boolean {
  const dist = path.join(ROOT, "dist");
  const first = hashFolder(dist);
  if (!buildSite({ quiet: true })) return false;
  const changed = differences(first, hashFolder(dist));
  if (changed.length > 0) console.error(`The second build differs in:\n${changed.join("\n")}`);
  return changed.length === 0;
}

/** Builds a preview under a path prefix into a folder of its own; tests/built checks it. */
function buildPreview(): boolean {
  return buildSite({
    quiet: true,
    env: {
      PREVIEW: "true",
      PREVIEW_BRANCH: "a-branch",
      PATH_PREFIX: "/preview/42",
      DIST_DIR: path.join(RESULTS, "preview"),
    },
  });
}

function step(name: string, work: () => Outcome | boolean): void {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = work();
  const outcome = typeof result === "boolean" ? one(result) : result;
  const seconds = Math.round((performance.now() - start) / 1000);
  outcomes.push({ name, outcome, seconds });
}

function printSummary(): void {
  console.log("");
  for (const { name, outcome, seconds } of outcomes) {
    const mark = outcome.failed > 0 ? "FAILED" : "ok";
    console.log(
      `${mark.padEnd(7)}${name.padEnd(34)}${String(outcome.passed).padStart(6)} passed ${String(outcome.failed).padStart(4)} failed ${String(outcome.skipped).padStart(4)} skipped ${String(seconds).padStart(5)} s`,
    );
  }
  const sum = (key: keyof Outcome): number =>
    outcomes.reduce((total, { outcome }) => total + outcome[key], 0);
  console.log(
    `\n${String(sum("passed"))} passed, ${String(sum("failed"))} failed, ${String(sum("skipped"))} skipped`,
  );
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

mkdirSync(RESULTS, { recursive: true });
step("format", () => run("prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]));
step("content", () => tsx("check-content.ts"));
step("samples", () => tsx("check-samples.ts"));
step("unit tests", () => vitest("unit"));
step("types of the games", () => run("typescript/bin/tsc", ["-p", "content/games"]));
step("games", () => vitest("games"));
if (!isStatic) step("build of a prefixed preview", buildPreview);
step("build", () => buildSite());
if (!isStatic) step("second build is byte-identical", buildTwice);
// Types and lint read the types that the build has generated from the schema.
step("lint and import walls", () => run("eslint/bin/eslint.js", ["--max-warnings", "0", "."]));
step("types", () => run("typescript/bin/tsc", ["-p", "."]));
step("built files", () => vitest("dist"));
if (!isStatic) {
  installServers();
  step("servers", () => vitest("deploy"));
  step("browser tests", playwright);
}
printSummary();

/**
 * `npm test`: every check, in order; goes on after a failure, so that one run tells all. Ends with
 * the line `N passed, N failed, N skipped`. `--static` leaves the browser and server tests out
 * (`npm run check`).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { PREVIEW_DIR, PREVIEW_PREFIX, SWITCHED_ON } from "../tests/switchedOn";
import { buildSite, ROOT } from "./gatsby";
import { installServers } from "./installServers";
import { asOne, describeFailure, nameFailure, type Outcome } from "./test/outcome";
import { readPlaywright } from "./test/readPlaywright";
import { readVitest } from "./test/readVitest";

/** Failures that the summary tells in full. */
const MOST_FAILURES = 20;
const RESULTS = path.join(ROOT, "test-results");
const isStatic = process.argv.includes("--static");
const outcomes: { name: string; outcome: Outcome; seconds: number }[] = [];

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

const tsx = (tool: string): boolean => run("tsx/dist/cli.mjs", [path.join("tools", tool)]);

/** Makes way for a report of this run; `where` tells whether the run has left one. */
function expectReport(name: string): { file: string; where: () => string | undefined } {
  const file = path.join(RESULTS, name);
  rmSync(file, { force: true });
  return { file, where: () => (existsSync(file) ? file : undefined) };
}

function vitest(project: string): Outcome {
  const report = expectReport(`${project}.json`);
  const ok = run("vitest/vitest.mjs", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report.file}`,
  ]);
  return readVitest(report.where(), ok, ROOT);
}

function playwright(): Outcome {
  const report = expectReport("e2e.json");
  const ok = run("@playwright/test/cli.js", ["test"]);
  return readPlaywright(report.where(), ok);
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

/** Clock and language of a machine far from the first build's. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

/** Builds a second time in the same folder, as if elsewhere; every byte must be the same. */
function buildTwice(): boolean {
  const dist = path.join(ROOT, "dist");
  const first = hashFolder(dist);
  if (!buildSite({ quiet: true, env: ELSEWHERE })) return false;
  const changed = differences(first, hashFolder(dist));
  if (changed.length > 0) console.error(`The second build differs in:\n${changed.join("\n")}`);
  return changed.length === 0;
}

/**
 * Builds a preview under a path prefix, with the options on that are off by default, into a folder of
 * its own; tests/built and tests/e2e/preview check it.
 */
function buildPreview(): boolean {
  return buildSite({
    quiet: true,
    env: {
      PREVIEW: "true",
      PREVIEW_BRANCH: "a-branch",
      PATH_PREFIX: PREVIEW_PREFIX,
      DIST_DIR: path.join(ROOT, PREVIEW_DIR),
      SITE_OPTIONS: JSON.stringify(SWITCHED_ON),
    },
  });
}

/** Does the work of a step; what it throws, such as on a report that is cut off, fails this step only. */
function attempt(work: () => Outcome | boolean): Outcome {
  try {
    const result = work();
    return typeof result === "boolean" ? asOne(result) : result;
  } catch (error) {
    console.error(error);
    return asOne(false);
  }
}

function step(name: string, work: () => Outcome | boolean): Outcome {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const outcome = attempt(work);
  const seconds = Math.round((performance.now() - start) / 1000);
  outcomes.push({ name, outcome, seconds });
  return outcome;
}

function printSummary(): void {
  // What failed, once more, and below the table its names: a log that is cut keeps its end.
  const failures = outcomes.flatMap(({ outcome }) => outcome.failures);
  for (const failure of failures.slice(0, MOST_FAILURES)) {
    console.log(`\n${describeFailure(failure)}`);
  }
  if (failures.length > MOST_FAILURES) {
    console.log(`\n… and ${String(failures.length - MOST_FAILURES)} more, above.`);
  }
  console.log("");
  for (const { name, outcome, seconds } of outcomes) {
    const mark = outcome.failed > 0 ? "FAILED" : "ok";
    console.log(
      `${mark.padEnd(7)}${name.padEnd(34)}${String(outcome.passed).padStart(6)} passed ${String(outcome.failed).padStart(4)} failed ${String(outcome.skipped).padStart(4)} skipped ${String(seconds).padStart(5)} s`,
    );
  }
  if (failures.length > 0) console.log("");
  for (const failure of failures.slice(0, MOST_FAILURES)) console.log(nameFailure(failure));
  const sum = (key: "passed" | "failed" | "skipped"): number =>
    outcomes.reduce((total, { outcome }) => total + outcome[key], 0);
  console.log(
    `\n${String(sum("passed"))} passed, ${String(sum("failed"))} failed, ${String(sum("skipped"))} skipped`,
  );
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

// Must not reach any file of a build; `tests/built/html.test.ts` looks for it.
process.env["CANARY_SECRET"] = `canary-${"x".repeat(24)}`;
mkdirSync(RESULTS, { recursive: true });
step("format", () => run("prettier/bin/prettier.cjs", ["--check", "--log-level=warn", "."]));
step("content", () => tsx("check-content.ts"));
step("prose", () => tsx("check-prose.ts"));
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
  step("walk of a new reader", () => vitest("walk"));
  step("browser tests", playwright);
}
printSummary();

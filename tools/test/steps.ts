import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { PAGE_CACHE } from "../../src/node/files/pageCache";
import { TOKEN_CACHE } from "../../src/node/content/code/highlighter";
import { findProgram } from "../../tests/deploy/programs";
import { PREVIEW_DIR, PREVIEW_PREFIX, SWITCHED_ON } from "../../tests/switchedOn";
import { listFiles } from "../listFiles";
import { buildSite } from "../gatsby";
import { ROOT, runProgram } from "../runProgram";
import { asOne } from "./outcome";
import { readPlaywright } from "./readPlaywright";
import { readVitest } from "./readVitest";
import type { Step, StepResult } from "./runSteps";

export const RESULTS = path.join(ROOT, "test-results");

/** Which part of the checks a run performs. */
export interface Selection {
  /** `static`: no browser; `core`: what every change runs; `full`: everything. */
  readonly tier: "static" | "core" | "full";
  /** Does not rerun failed tests. */
  readonly strict: boolean;
  /** The part of a full run that this machine does, from 1. */
  readonly shard?: { readonly index: number; readonly count: number } | undefined;
}

/** How many times a failed test is rerun; if it then passes, it is listed as flaky. */
const retries = ({ strict }: Selection): string => (strict ? "0" : "1");

/** A check that passes or fails as a whole. */
const program =
  (script: string, ...args: string[]) =>
  async (): Promise<StepResult> => {
    const { ok, output } = await runProgram(script, args, { quiet: true });
    return { outcome: asOne(ok), output };
  };

const tool = (name: string) => program("tsx/dist/cli.mjs", path.join("tools", name));

/** Removes an old report to make way for this run's; returns its path. */
function clearReport(project: string): string {
  const file = path.join(RESULTS, `${project}.json`);
  rmSync(file, { force: true });
  return file;
}

function vitest(project: string, selection: Selection) {
  return async (): Promise<StepResult> => {
    const report = clearReport(project);
    const { ok, output } = await runProgram(
      "vitest/vitest.mjs",
      [
        ...["run", "--project", project, `--retry=${retries(selection)}`],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      ],
      { quiet: true, env: { TEST_TIER: selection.tier } },
    );
    return { outcome: readVitest(report, ok, ROOT), output };
  };
}

/** Runs browser tests; their output goes to the terminal at once. */
function playwright(project: string, selection: Selection) {
  const { tier, shard } = selection;
  return async (): Promise<StepResult> => {
    const report = clearReport(project);
    const { ok } = await runProgram(
      "@playwright/test/cli.js",
      [
        ...["test", `--project=${project}`, `--retries=${retries(selection)}`],
        ...(tier === "core" ? ["--grep=@core"] : []),
        ...(shard ? [`--shard=${String(shard.index)}/${String(shard.count)}`] : []),
      ],
      { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return { outcome: readPlaywright(report, ok), output: "" };
  };
}

async function build(env: Readonly<Record<string, string>> = {}): Promise<StepResult> {
  const { ok, output } = await buildSite({ quiet: true, env });
  return { outcome: asOne(ok), output };
}

/** A preview under a path prefix, with the options that are off by default, in a separate folder. */
const PREVIEW = {
  PREVIEW: "true",
  PREVIEW_BRANCH: "a-branch",
  PATH_PREFIX: PREVIEW_PREFIX,
  DIST_DIR: path.join(ROOT, PREVIEW_DIR),
  SITE_OPTIONS: JSON.stringify(SWITCHED_ON),
};

/** SHA-256 of every file of a folder, by its path in it. */
function hashFolder(folder: string): ReadonlyMap<string, string> {
  const hash = (file: string): string =>
    createHash("sha256").update(readFileSync(file)).digest("hex");
  return new Map(listFiles(folder).map((file) => [file, hash(path.join(folder, file))]));
}

/** Clock and language of a machine unlike the first build's. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };

/**
 * Builds a second time in the same folder, as if elsewhere, and computes everything again; every byte
 * must be the same.
 */
async function buildTwice(): Promise<StepResult> {
  const dist = path.join(ROOT, "dist");
  const first = hashFolder(dist);
  for (const cache of [PAGE_CACHE, TOKEN_CACHE])
    rmSync(path.join(ROOT, cache), { recursive: true, force: true });
  const again = await build(ELSEWHERE);
  if (again.outcome.failed > 0) return again;
  const second = hashFolder(dist);
  const names = new Set([...first.keys(), ...second.keys()]);
  const changed = [...names].filter((name) => first.get(name) !== second.get(name)).sort();
  return {
    outcome: asOne(changed.length === 0),
    output: `The second build differs in:\n${changed.join("\n")}`,
  };
}

/** Programs that the tests of the sample host configurations start; without one, its tests are skipped. */
const SERVER_PROGRAMS = ["nginx", "openssl", "caddy"];

/** Tests the sample configurations, and names the required programs that this machine lacks. */
async function testServers(selection: Selection): Promise<StepResult> {
  const { outcome, output } = await vitest("deploy", selection)();
  const missing = SERVER_PROGRAMS.filter((name) => findProgram(name) === undefined);
  return { outcome: { ...outcome, missing }, output };
}

/** The name of the step whose `dist/` all checks of the built site use. */
const lastBuild = ({ tier }: Selection): string =>
  tier === "full" ? "second build is byte-identical" : "build";

function staticSteps(selection: Selection): Step[] {
  const built = lastBuild(selection);
  return [
    { name: "unit tests", run: vitest("unit", selection) },
    { name: "DOM tests", run: vitest("dom", selection) },
    { name: "games", run: vitest("games", selection) },
    {
      name: "format",
      run: program("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
    },
    { name: "prose", run: tool("check-prose.ts") },
    { name: "types of the games", run: program("typescript/bin/tsc", "-p", "content/games") },
    // The build deletes Gatsby's cache, which these use, and leaves its compiled output for them.
    { name: "content", after: [built], run: tool("check-content.ts") },
    { name: "samples", after: [built], run: tool("check-samples.ts") },
    // These read the types that the build generates from the schema.
    {
      name: "lint and import walls",
      after: [built],
      run: program("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    },
    { name: "types", after: [built], run: program("typescript/bin/tsc", "-p", ".") },
    { name: "built files", needs: [built], run: vitest("dist", selection) },
  ];
}

function fullSteps(selection: Selection): Step[] {
  const needs = [lastBuild(selection)];
  return [
    { name: "commands", run: vitest("commands", selection) },
    { name: "hostile input", needs, run: vitest("hostile", selection) },
    { name: "preview in files", needs: ["preview build"], run: vitest("preview", selection) },
    { name: "servers", needs, run: () => testServers(selection) },
    { name: "walk of a new reader", needs, run: vitest("walk", selection) },
    { name: "npm run dev", needs, run: vitest("authors", selection) },
  ];
}

/** Of the steps that any machine can do, those in this shard: they are assigned in turn. */
function deal(steps: readonly Step[], { shard }: Selection): readonly Step[] {
  if (!shard) return steps;
  return steps.filter((_, at) => at % shard.count === shard.index - 1);
}

/** The steps of a run, the longest first among those that may run at once. */
export function listSteps(selection: Selection): readonly Step[] {
  const { tier } = selection;
  const isFull = tier === "full";
  const fullBuilds: Step[] = [
    // Its health page shows the previous build.
    { name: "preview build", after: ["build"], run: () => build(PREVIEW) },
    { name: lastBuild(selection), needs: ["build"], after: ["preview build"], run: buildTwice },
  ];
  const inBrowser = (name: string, project: string, needs: readonly string[]): Step => ({
    name,
    needs,
    alone: true,
    run: playwright(project, selection),
  });
  return [
    { name: "build", run: () => build() },
    ...(isFull ? fullBuilds : []),
    ...deal([...staticSteps(selection), ...(isFull ? fullSteps(selection) : [])], selection),
    ...(isFull ? [inBrowser("preview in the browser", "preview", ["preview build"])] : []),
    ...(tier === "static" ? [] : [inBrowser("browser tests", "site", [lastBuild(selection)])]),
  ];
}

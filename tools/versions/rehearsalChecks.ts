import { existsSync } from "node:fs";
import path from "node:path";
import { CHECKS } from "../check/checks";
import { runProgram } from "../runProgram";
import { readVitest, type Failure } from "../test/outcome";

/** One check of a rehearsal. */
export interface RehearsedCheck {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** What it printed, for a check that reports problems itself. */
  readonly output?: string;
  /** The failed tests, for a check that is a run of tests. */
  readonly failures?: readonly Failure[];
}

const VITEST = "vitest/vitest.mjs";

/** The checks, each with the program that runs it and its arguments. */
const REHEARSED: readonly (readonly [name: string, script: string, ...args: string[]])[] = [
  ["content and reference", ...CHECKS.content],
  ["samples compile", ...CHECKS.samples],
  ["types of the games", ...CHECKS.games],
  [
    "known limits and messages",
    VITEST,
    ...["run", "--project=unit", "tests/unit/limits.test.ts", "tests/unit/messages.test.ts"],
  ],
  ["games and samples play", VITEST, "run", "--project=games"],
];

async function runCheck(
  copy: string,
  [name, script, ...args]: (typeof REHEARSED)[number],
): Promise<RehearsedCheck> {
  const start = performance.now();
  const isTests = script === VITEST;
  const report = path.join(copy, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { ok, output } = await runProgram(script, isTests ? [...args, ...reporters] : args, {
    root: copy,
    quiet: true,
    env: { TEST_TIER: "core", NO_COLOR: "1" },
  });
  const seconds = Math.round((performance.now() - start) / 1000);
  const found = existsSync(report) ? readVitest(report, ok, copy) : undefined;
  return { name, ok, seconds, ...(found ? { failures: found.failures } : { output }) };
}

/** Runs all checks in a copy of the project, one after another, and prints how each ended. */
export async function runRehearsal(copy: string): Promise<readonly RehearsedCheck[]> {
  const checks: RehearsedCheck[] = [];
  for (const each of REHEARSED) {
    const check = await runCheck(copy, each);
    console.log(`${check.ok ? "✓" : "✘"} ${check.name} (${String(check.seconds)} s)`);
    checks.push(check);
  }
  return checks;
}

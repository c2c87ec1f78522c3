import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
import type { TestRun } from "../../src/node/gatsby/reports";
import { sumUp, type Part } from "./summary";

const git = (folder: string, ...args: string[]): string =>
  spawnSync("git", args, { cwd: folder, encoding: "utf8" }).stdout.trim();

/**
 * The state of the work tree; read it before a run, because a run may last long enough for another
 * commit.
 */
export function readTreeState(root: string): Pick<TestRun, "commit" | "clean" | "toolkitVersion"> {
  return {
    commit: git(root, "rev-parse", "HEAD"),
    clean: git(root, "status", "--porcelain") === "",
    toolkitVersion: readToolkitVersion(root),
  };
}

/**
 * Records a run in a folder: `flaky.json` lists the tests that passed only when rerun, with their errors;
 * `green.json` says which commit passed, with its counts and times. A run that failed removes
 * `green.json`.
 */
export function recordRun(
  folder: string,
  about: Pick<TestRun, "tier" | "seconds" | "commit" | "clean" | "toolkitVersion">,
  parts: readonly Part[],
): void {
  const write = (name: string, data: object): void =>
    writeFileSync(path.join(folder, name), `${JSON.stringify(data, undefined, 2)}\n`);
  const flaky = parts.flatMap(({ outcome }) => outcome.flaky);
  write("flaky.json", flaky);
  const { passed, failed, skipped } = sumUp(parts);
  if (failed > 0) {
    rmSync(path.join(folder, "green.json"), { force: true });
    return;
  }
  const run: TestRun = {
    ...about,
    date: new Date().toISOString(),
    passed,
    failed: 0,
    skipped,
    flaky: flaky.map(({ title }) => title),
    steps: parts.map(({ name, seconds, outcome }) => ({ name, seconds, passed: outcome.passed })),
  };
  write("green.json", run);
}

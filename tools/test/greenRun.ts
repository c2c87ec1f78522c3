import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readToolkitVersion } from "../../src/node/content/source/toolkitVersion";
import type { TestRun } from "../../src/node/gatsby/reports";
import type { EndedStep } from "./runSteps";
import { listFlaky, sumUp } from "./summary";

const git = (folder: string, ...args: string[]): string =>
  spawnSync("git", args, { cwd: folder, encoding: "utf8" }).stdout.trim();

type TreeState = Pick<TestRun, "commit" | "clean" | "toolkitVersion">;

/**
 * The state of the work tree; read it before a run, because a run may last long enough for another
 * commit.
 */
export function readTreeState(root: string): TreeState {
  return {
    commit: git(root, "rev-parse", "HEAD"),
    clean: git(root, "status", "--porcelain") === "",
    toolkitVersion: readToolkitVersion(root),
  };
}

interface Run extends Pick<TestRun, "tier" | "seconds"> {
  readonly tree: TreeState;
  readonly steps: readonly EndedStep[];
}

/**
 * Records a run in a folder: `flaky.json` lists the tests that passed only when rerun, with their errors;
 * `green.json` says which commit passed, with its counts and times. A run that failed removes
 * `green.json`.
 */
export function recordRun(folder: string, { tier, tree, steps, seconds }: Run): void {
  const write = (name: string, data: object): void =>
    writeFileSync(path.join(folder, name), `${JSON.stringify(data, undefined, 2)}\n`);
  const flaky = listFlaky(steps);
  write("flaky.json", flaky);
  const { passed, failed, skipped } = sumUp(steps);
  if (failed > 0) {
    rmSync(path.join(folder, "green.json"), { force: true });
    return;
  }
  const run: TestRun = {
    ...tree,
    tier,
    date: new Date().toISOString(),
    passed,
    failed: 0,
    skipped,
    flaky: flaky.map(({ title }) => title),
    seconds,
    steps: steps.map((step) => ({ name: step.name, seconds: step.seconds })),
  };
  write("green.json", run);
}

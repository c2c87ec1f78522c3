import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_REPORT, type BuildReport, buildReportSchema } from "../../src/node/gatsby/reports";
import { ROOT } from "../runProgram";
import { BUDGETS } from "./budgets";

/** The steps that `gatsby build` reports, with their times in s. */
export function readSteps(output: string): BuildReport["steps"] {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s(?: - .*)?$/gm);
  return [...lines].map(([, name = "", seconds]) => ({ name, seconds: Number(seconds) }));
}

/** The sizes of a build in `folder`; for each budget, its largest file. */
function measureSizes(folder: string): BuildReport["sizes"] {
  return BUDGETS.map(({ what, limit, measure }) => ({
    what,
    limit,
    bytes: Math.max(0, ...measure(folder).values()),
  }));
}

/** The commit that is checked out; `null` outside of a repository. */
function readCommit(): string | null {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : null;
}

/** Records a build in `dist/` for `/health`: what `gatsby build` printed, and its wall time in s. */
export function recordBuild(output: string, seconds: number): void {
  // The next build ignores a report that does not fit the schema.
  const report = buildReportSchema.parse({
    commit: readCommit(),
    date: new Date().toISOString(),
    seconds,
    steps: readSteps(output),
    sizes: measureSizes(path.join(ROOT, "dist")),
  } satisfies BuildReport);
  const file = path.join(ROOT, BUILD_REPORT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
}

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILD_REPORT, type BuildReport } from "../../src/build/health/reports";
import { BUDGETS } from "./budgets";

/** The steps that `gatsby build` reports, with their times in s. */
export function readSteps(output: string): BuildReport["steps"] {
  const lines = output.matchAll(/^success (.+?) - ([\d.]+)s(?: - .*)?$/gm);
  return [...lines].map(([, name = "", seconds]) => ({ name, seconds: Number(seconds) }));
}

/** The sizes of a build in `folder`; for each budget, its largest file. */
export function measureSizes(folder: string): BuildReport["sizes"] {
  return BUDGETS.map(({ what, limit, measure }) => ({
    what,
    limit,
    bytes: Math.max(0, ...measure(folder).values()),
  }));
}

function readCommit(root: string): string | null {
  try {
    const words = ["-C", root, "rev-parse", "HEAD"];
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", words, { encoding: "utf8", stdio: [...stdio] }).trim();
  } catch {
    return null;
  }
}

interface EndedBuild {
  /** Folder of the project. */
  readonly root: string;
  /** What `gatsby build` printed. */
  readonly output: string;
  /** Wall time in s. */
  readonly seconds: number;
}

/** Records a build in `dist/` for `/health`. */
export function recordBuild({ root, output, seconds }: EndedBuild): void {
  const report: BuildReport = {
    commit: readCommit(root),
    date: new Date().toISOString(),
    seconds,
    steps: readSteps(output),
    sizes: measureSizes(path.join(root, "dist")),
  };
  const file = path.join(root, BUILD_REPORT);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
}

import { rmSync } from "node:fs";
import path from "node:path";
import type { JsonTestResults } from "vitest/reporters";
import { readText } from "../../src/node/files/readText";
import { compareVersions } from "../../src/node/content/versions/versionTable";
import { ROOT, runProgram } from "../runProgram";
import { copyProject } from "./copyProject";
import { fetchVersion } from "./fetchVersion";

/** The probes are written for the classes of 0.2; in older versions, none of them would run. */
const OLDEST_TRIED = "0.2.1";

const PROBES = "tests/unit/limits.test.ts";
/** A probe's test is called after its limit: `D1`, or `D19: plain Node cannot load the package`. */
const TITLE = /^(D\d+)\b/;

/** The known limits that one version has. */
interface TriedVersion {
  readonly version: string;
  readonly limits: ReadonlySet<string>;
}

function readLimits(report: string, version: string): ReadonlySet<string> {
  const { testResults } = JSON.parse(readText(report)) as JsonTestResults;
  const probes = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => TITLE.test(title));
  const unrun = probes.filter(({ status }) => status !== "passed" && status !== "failed");
  if (probes.length === 0 || unrun.length > 0) {
    throw new Error(`${PROBES} does not run with ${version}. Fix: npm run rehearse -- ${version}`);
  }
  const passed = probes.filter(({ status }) => status === "passed");
  return new Set(passed.map(({ title }) => TITLE.exec(title)?.[1] ?? ""));
}

/**
 * Runs the probe of each known limit against a published version, in a copy of the project. A limit of
 * something that the version does not have yet is not among its limits.
 */
async function tryVersion(version: string): Promise<TriedVersion> {
  const copy = copyProject(ROOT, fetchVersion(version));
  try {
    const report = path.join(copy, "limits.json");
    const reporters = ["--reporter=json", `--outputFile.json=${report}`];
    await runProgram("vitest/vitest.mjs", ["run", "--project=unit", PROBES, ...reporters], {
      root: copy,
      quiet: true,
    });
    return { version, limits: readLimits(report, version) };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * The version since which each limit is there without a break, as `content/api/limits.yml` says it. `tried`
 * holds the oldest version first. A limit that the last one does not have is not listed.
 */
export function findBeginnings(tried: readonly TriedVersion[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [index, { version, limits }] of tried.entries()) {
    for (const id of found.keys()) if (!limits.has(id)) found.delete(id);
    const begins = index === 0 ? `${version} or earlier` : version;
    for (const id of limits) if (!found.has(id)) found.set(id, begins);
  }
  return found;
}

/** Tries all of the published versions that the probes are written for, and prints how many limits each has. */
export async function measureBeginnings(
  versions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tried: TriedVersion[] = [];
  for (const version of versions.filter((each) => compareVersions(each, OLDEST_TRIED) >= 0)) {
    const found = await tryVersion(version);
    console.log(`${version}: ${String(found.limits.size)} of today's known limits`);
    tried.push(found);
  }
  return findBeginnings(tried);
}

/** Writes where limits begin into the text of `limits.yml`, each below its title. */
export function writeBeginnings(yaml: string, beginnings: ReadonlyMap<string, string>): string {
  return yaml.replace(
    /^(- id: (D\d+)\n {2}title: .*\n)(?: {2}since: .*\n)?/gm,
    (entry, start: string, id: string) => {
      const since = beginnings.get(id);
      return since === undefined ? entry : `${start}  since: ${since}\n`;
    },
  );
}

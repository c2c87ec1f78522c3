/**
 * `npm run rehearse -- 0.2.15` checks content, samples, games, limits and messages against another published
 * version of the toolkit, in a copy of the project, and writes what would break to
 * `test-results/rehearsal-0.2.15.md`. Nothing of the project changes.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readToolkitVersion } from "../src/node/files/installedVersion";
import { fail, ROOT } from "./runProgram";
import { fetchVersion, listVersions } from "./versions/fetchVersion";
import { copyProject } from "./versions/copyProject";
import { formatRehearsal } from "./versions/rehearsalReport";
import { findDeclaredChanges } from "./versions/declaredChanges";
import { runRehearsal } from "./versions/rehearsalChecks";

const RESULTS = path.join(ROOT, "test-results");

const [version = ""] = process.argv.slice(2);
const versions = listVersions();
if (!versions.includes(version)) {
  fail(
    `"${version}" is no published version.\nValid: ${versions.join(", ")}.\n` +
      `Fix: npm run rehearse -- ${versions.at(-1) ?? ""}`,
  );
}

const present = readToolkitVersion();
const packageFolder = fetchVersion(version);
const changes = await findDeclaredChanges(packageFolder);
const copy = copyProject(ROOT, packageFolder);
try {
  const checks = await runRehearsal(copy);
  mkdirSync(RESULTS, { recursive: true });
  const report = path.join(RESULTS, `rehearsal-${version}.md`);
  writeFileSync(report, formatRehearsal({ version, present }, changes, checks));
  console.log(`\nThe report is ${path.relative(ROOT, report)}.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}

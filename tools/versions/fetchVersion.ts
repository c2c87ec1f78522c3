import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { compareVersions } from "../../src/node/content/versions/versionTable";
import { TOOLKIT } from "../../src/shared/toolkit";
import { fetchPackage, run } from "../fetchPackage";
import { listFiles } from "../listFiles";

/** The published versions of the toolkit, the oldest first. Throws if the registry is unreachable. */
export function listVersions(): readonly string[] {
  const listed = JSON.parse(run("npm", ["view", TOOLKIT, "versions", "--json"])) as string[];
  return listed.sort(compareVersions);
}

/** The folder of a version's package; it is downloaded once. Throws when there is no such version. */
export function fetchVersion(version: string): string {
  return fetchPackage({ name: TOOLKIT, version });
}

/** The day of the newest file of a package, such as 2025-02-17: a registry may tell when it copied the package. */
export function findPublishedDay(packageFolder: string): string {
  const times = listFiles(packageFolder).map(
    (file) => statSync(path.join(packageFolder, file)).mtimeMs,
  );
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}

/** The folder of a package's declarations; older versions use a different one. */
export function findDeclarationFolder(packageFolder: string): string {
  const folders = ["entry", "dist"].map((name) => path.join(packageFolder, name));
  const found = folders.find((each) => existsSync(path.join(each, "index.d.ts")));
  if (found === undefined) throw new Error(`${packageFolder} has no declarations.`);
  return found;
}

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { DEFAULT_OPTIONS } from "../../plugins/gatsby-source-typedoc/src/pluginOptionsSchema";
import { compareVersions } from "../../src/build/versions/versionTable";
import { ROOT } from "../runProgram";

export const { toolkit: TOOLKIT } = DEFAULT_OPTIONS;
const CACHE = path.join(ROOT, "node_modules/.cache/boardzilla-docs/versions");

function run(program: string, args: readonly string[], cwd = ROOT): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} ended with ${String(status)}:\n${stderr}`);
}

/** The published versions of the toolkit, the oldest first. Throws if the registry is unreachable. */
export function listVersions(): readonly string[] {
  const listed = JSON.parse(run("npm", ["view", TOOLKIT, "versions", "--json"])) as string[];
  return listed.sort(compareVersions);
}

/** The folder of a version's package; it is downloaded once. Throws when there is no such version. */
export function fetchVersion(version: string): string {
  const folder = path.join(CACHE, version);
  const unpacked = path.join(folder, "package");
  if (!existsSync(unpacked)) {
    mkdirSync(folder, { recursive: true });
    const [archive = ""] = run("npm", ["pack", `${TOOLKIT}@${version}`, "--silent"], folder).split(
      "\n",
    );
    run("tar", ["xzf", archive], folder);
    rmSync(path.join(folder, archive));
  }
  return unpacked;
}

/** The folder of a package's declarations; older versions use a different one. */
export function findDeclarationFolder(packageFolder: string): string {
  const folders = ["entry", "dist"].map((name) => path.join(packageFolder, name));
  const found = folders.find((each) => existsSync(path.join(each, "index.d.ts")));
  if (found === undefined) throw new Error(`${packageFolder} has no declarations.`);
  return found;
}

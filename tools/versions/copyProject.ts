import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { TOOLKIT } from "../../src/shared/toolkit";

/** Not shared with the copy: what it writes there belongs to another version. */
const OWN = [".cache", path.dirname(TOOLKIT)];

/** Links the installed packages into a copy, with another version of the toolkit among them. */
function linkPackages(root: string, copy: string, toolkitFolder: string): void {
  const packages = path.join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, "node_modules"))) {
    if (!OWN.includes(name))
      symlinkSync(path.join(root, "node_modules", name), path.join(packages, name));
  }
  cpSync(toolkitFolder, path.join(packages, TOOLKIT), { recursive: true });
}

/**
 * Copies the files of the project that are or would be committed to a temporary folder, with another version
 * of the toolkit installed, and returns the folder.
 */
export function copyProject(root: string, toolkitFolder: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "rehearsal-"));
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  for (const file of files.split("\0").filter((name) => name !== "")) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  linkPackages(root, copy, toolkitFolder);
  return copy;
}

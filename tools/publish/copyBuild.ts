import { copyFileSync, type Dirent, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

/** Characters that macOS leaves out when it compares names: `.g\u200cit` is `.git` there. */
const IGNORED = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Whether some system takes the name for `.git`, a folder whose settings name programs that git runs: in any case,
 * with characters that macOS ignores, with an ending that Windows ignores, or as its short name there.
 */
function isGitName(name: string): boolean {
  const plain = name.replace(IGNORED, "").toLowerCase().split(":")[0] ?? "";
  return /^(?:\.git|git~\d+)$/.test(plain.replace(/[. ]+$/, ""));
}

/** Why an entry of a build is not published, with the fix; `undefined` for a folder or a plain file. */
function findFault(entry: Dirent): string | undefined {
  if (isGitName(entry.name))
    return "git would take it for a repository and run what its settings name. Fix: remove it, and find out what wrote it.";
  if (entry.name.includes("\\"))
    return "its name has a backslash, which Windows takes for a folder. Fix: name it without one.";
  if (entry.isSymbolicLink())
    return "it is a symbolic link, which may lead out of the build. Fix: put a copy of what it links to there.";
  if (!entry.isFile() && !entry.isDirectory())
    return "it is neither a folder nor a plain file. Fix: remove it.";
  return undefined;
}

/**
 * Lists what a build holds below `folder`, by paths in the build; folders come before what they hold. Opens no
 * folder that has a fault.
 */
function listEntries(build: string, folder = ""): { entry: Dirent; file: string }[] {
  return readdirSync(path.join(build, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const isOpened = entry.isDirectory() && findFault(entry) === undefined;
    return [{ entry, file }, ...(isOpened ? listEntries(build, file) : [])];
  });
}

/**
 * Checks that a build holds only folders and plain files, and nothing that git would take for a repository: the
 * job that publishes it may write, and a build is made by code that may not. Throws with every path that it
 * refuses and the fix.
 */
export function checkBuild(build: string): void {
  const faults = listEntries(build).flatMap(({ entry, file }) => {
    const fault = findFault(entry);
    return fault === undefined ? [] : [`${JSON.stringify(path.join(build, file))}: ${fault}`];
  });
  if (faults.length > 0) throw new Error(`Nothing is published.\n${faults.join("\n")}`);
}

/** Copies a build that `checkBuild` has passed into a folder, file by file. */
export function copyBuild(build: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const { entry, file } of listEntries(build)) {
    if (entry.isDirectory()) mkdirSync(path.join(to, file), { recursive: true });
    else copyFileSync(path.join(build, file), path.join(to, file));
  }
}

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readToolkitVersion } from "../../src/node/files/installedVersion";
import { ROOT } from "../runProgram";
import { copyProject } from "./copyProject";
import { TOOLKIT } from "../../src/shared/toolkit";
import { fetchVersion, listVersions } from "./fetchVersion";
import { keepReference } from "./keepReference";

/** A checkout with an older version of the toolkit installed. */
export interface VersionCheckout {
  readonly folder: string;
  /** What the documentation in it can be used for. */
  readonly scope: "all" | "reference";
  /** Environment in which git recognizes the folder. */
  readonly env: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
}

function hasTag(tag: string): boolean {
  return (
    spawnSync("git", ["rev-parse", "--quiet", "--verify", `refs/tags/${tag}`], { cwd: ROOT })
      .status === 0
  );
}

/** Checks the tag out beside the project, with the packages from its own lock file. */
function checkOutTag(tag: string, version: string): VersionCheckout {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), "docs-version-")), tag);
  git("worktree", "add", "--quiet", "--detach", folder, tag);
  const remove = (): void => {
    git("worktree", "remove", "--force", folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  };
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, stdio: "inherit" });
    const installed = readToolkitVersion(folder);
    if (installed !== version) {
      throw new Error(
        `The tag ${tag} installs ${TOOLKIT} ${installed}.\n` +
          `Fix: set the tag at the last commit whose package.json names ${version}.`,
      );
    }
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, scope: "all", env: {}, remove };
}

/**
 * Copies the project with the version installed, and keeps only the reference. The guides, samples and
 * games of the checkout were checked with another version: published under this one's name they would
 * promise what nobody has tested. The reference is made from the version's own declarations.
 */
function copyReference(version: string): VersionCheckout {
  const published = listVersions();
  if (!published.includes(version)) {
    throw new Error(
      `"${version}" is no published version.\nValid: ${published.join(", ")}.\n` +
        "Fix: write one of these, older than the installed one.",
    );
  }
  const folder = copyProject(ROOT, fetchVersion(version));
  keepReference(folder);
  return {
    folder,
    scope: "reference",
    // For the commit on /version, and the dates of the last changes.
    env: { GIT_DIR: git("rev-parse", "--absolute-git-dir"), GIT_WORK_TREE: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Checks out the documentation of an older version: its tag, or the reference if there is none. */
export function checkOutVersion(version: string): VersionCheckout {
  const tag = `v${version}`;
  return hasTag(tag) ? checkOutTag(tag, version) : copyReference(version);
}

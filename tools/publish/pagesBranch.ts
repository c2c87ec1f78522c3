import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../runProgram";
import {
  addVersionRedirects,
  listDeployedVersions,
  VERSIONS_FOLDER,
} from "../versions/versionRedirects";

/** Where a build goes on the branch that a host publishes from. */
export interface Target {
  /** Address of the repository. */
  readonly remote: string;
  readonly branch: string;
  /** Folder of the branch, such as `preview/42` or `v/0.2.13`; empty for its root. */
  readonly at: string;
}

/** Folders of the branch with previews and older versions, which a deploy of the root leaves alone. */
const KEPT = ["preview", VERSIONS_FOLDER];
/** How many times to try a push: another job may have pushed in between. */
const TRIES = 3;
const AUTHOR = ["-c", "user.name=Publisher", "-c", "user.email=publisher@users.noreply.github.com"];

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", ["-C", folder, ...AUTHOR, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Address of the repository to publish from: `PUBLISH_REMOTE`, or `origin` of the project. */
export function findRemote(): string {
  return process.env["PUBLISH_REMOTE"] ?? git(ROOT, "remote", "get-url", "origin").trim();
}

/**
 * Checks the branch out into an empty folder, without its history, or creates it. Returns whether the
 * repository has the branch. Throws git's message when the repository cannot be read.
 */
export function checkOut(
  { remote, branch }: Pick<Target, "remote" | "branch">,
  folder: string,
): boolean {
  git(folder, "init", "--quiet");
  git(folder, "remote", "add", "origin", remote);
  if (git(folder, "ls-remote", "--heads", "origin", branch) === "") {
    git(folder, "checkout", "--quiet", "--orphan", branch);
    return false;
  }
  git(folder, "fetch", "--quiet", "--depth=1", "origin", branch);
  git(folder, "checkout", "--quiet", "-B", branch, "FETCH_HEAD");
  return true;
}

/**
 * Empties the target's folder; at the root, everything except the history, the previews, and versions
 * that the build lacks.
 */
function empty(folder: string, { at }: Target, build: string | undefined): void {
  if (at !== "") {
    rmSync(path.join(folder, at), { recursive: true, force: true });
    return;
  }
  for (const name of readdirSync(folder)) {
    if (name !== ".git" && !KEPT.includes(name)) {
      rmSync(path.join(folder, name), { recursive: true });
    }
  }
  for (const version of build === undefined ? [] : listDeployedVersions(build)) {
    rmSync(path.join(folder, version), { recursive: true, force: true });
  }
}

function isPushed(folder: string, branch: string): boolean {
  try {
    git(folder, "push", "--quiet", "origin", branch);
    return true;
  } catch {
    return false;
  }
}

/** What a publication does before it replaces the files. */
type Compare = (branchFolder: string) => void;

function publishOnce(target: Target, build: string | undefined, compare: Compare): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-branch-"));
  try {
    checkOut(target, folder);
    compare(folder);
    empty(folder, target, build);
    if (build !== undefined) {
      mkdirSync(path.join(folder, target.at), { recursive: true });
      cpSync(build, path.join(folder, target.at), { recursive: true });
    }
    addVersionRedirects(folder);
    git(folder, "add", "--all", "--force");
    if (git(folder, "status", "--porcelain") === "") return true;
    const what = build === undefined ? "remove" : "publish";
    git(folder, "commit", "--quiet", "-m", `${what} ${target.at === "" ? "the site" : target.at}`);
    return isPushed(folder, target.branch);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a build on the branch, in place of what was there, or removes it when there is no build. `compare`
 * sees the branch as it was. Throws when the push is refused three times.
 */
export function publish(
  target: Target,
  build: string | undefined,
  compare: Compare = () => undefined,
): void {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (publishOnce(target, build, compare)) return;
  }
  throw new Error(
    `The repository refused a push to "${target.branch}" ${String(TRIES)} times.\n` +
      "Fix: let the job write contents (permissions: contents: write), and do not protect the branch.",
  );
}

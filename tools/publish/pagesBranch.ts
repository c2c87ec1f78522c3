import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../runProgram";
import {
  addVersionRedirects,
  listDeployedVersions,
  VERSIONS_FOLDER,
} from "../versions/versionRedirects";
import { checkBuild, copyBuild } from "./copyBuild";

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

/** What git takes from nobody, in every command: no program runs but git, and no link leads out of the folder. */
const SETTINGS = {
  "core.fsmonitor": "false",
  "core.hooksPath": "/dev/null",
  "core.protectHFS": "true",
  "core.protectNTFS": "true",
  "core.symlinks": "false",
  "submodule.recurse": "false",
  "user.email": "publisher@users.noreply.github.com",
  "user.name": "Publisher",
};

/** Beats every `.gitattributes`: what is published has the bytes of the build. */
const ATTRIBUTES = "* -text -ident -filter !working-tree-encoding\n";

function run(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string {
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return execFileSync("git", ["-C", folder, ...settings, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
}

/** Runs git on files, with no settings but ours: not the system's, the user's, or the environment's. */
function git(folder: string, ...args: readonly string[]): string {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  return run(folder, args, {
    ...Object.fromEntries(own),
    GIT_ATTR_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
  });
}

/** Where git would look instead of in `folder`. */
const ELSEWHERE = { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined };

/** Runs git with a repository elsewhere: how to reach it, and who you are there, is in your settings. */
const askRemote = (folder: string, ...args: readonly string[]): string =>
  run(folder, args, { ...process.env, ...ELSEWHERE });

/** Address of the repository to publish from: `PUBLISH_REMOTE`, or `origin` of the project. */
export function findRemote(): string {
  return process.env["PUBLISH_REMOTE"] ?? askRemote(ROOT, "remote", "get-url", "origin").trim();
}

/**
 * Checks the branch out into an empty folder, without its history, or creates it. Returns whether the
 * repository has the branch. Throws git's message when the repository cannot be read.
 */
export function checkOut(
  { remote, branch }: Pick<Target, "remote" | "branch">,
  folder: string,
): boolean {
  git(folder, "init", "--quiet", "--template=");
  mkdirSync(path.join(folder, ".git/info"), { recursive: true });
  writeFileSync(path.join(folder, ".git/info/attributes"), ATTRIBUTES);
  git(folder, "remote", "add", "origin", remote);
  if (askRemote(folder, "ls-remote", "--heads", "origin", branch) === "") {
    git(folder, "checkout", "--quiet", "--orphan", branch);
    return false;
  }
  askRemote(folder, "fetch", "--quiet", "--depth=1", "--no-recurse-submodules", "origin", branch);
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
    askRemote(folder, "push", "--quiet", "--no-recurse-submodules", "origin", branch);
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
    if (build !== undefined) copyBuild(build, path.join(folder, target.at));
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
 * sees the branch as it was. Throws when the build holds what `checkBuild` refuses, and when the push is refused
 * three times.
 */
export function publish(
  target: Target,
  build: string | undefined,
  compare: Compare = () => undefined,
): void {
  if (build !== undefined) checkBuild(build);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (publishOnce(target, build, compare)) return;
  }
  throw new Error(
    `The repository refused a push to "${target.branch}" ${String(TRIES)} times.\n` +
      "Fix: let the job write contents (permissions: contents: write), and do not protect the branch.",
  );
}

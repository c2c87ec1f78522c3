/**
 * Installs what is missing, both on a fresh clone and after a pull: `npm ci` when `node_modules` is
 * absent or older than the lock file. Plain JavaScript without dependencies: it runs before there are
 * any. Ends the process where nothing would work.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { checkProjectFolder } from "./projectFolder.mjs";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/** The oldest Node that can require ES modules, as Gatsby's compiled config does. */
const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Node ${process.versions.node} is too old: this site needs ${OLDEST_NODE.join(".")} or newer. See .nvmrc.`,
  );
  process.exit(1);
}

function isInstalled() {
  const marker = path.join(ROOT, "node_modules/.package-lock.json");
  const lock = path.join(ROOT, "package-lock.json");
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs;
}

export function ensureInstalled() {
  checkNode();
  checkProjectFolder(ROOT);
  if (isInstalled()) return;
  console.log("Installing dependencies (npm ci) …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: ROOT,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; its message is above. The site needs the npm registry once.");
    process.exit(1);
  }
}

/** Runs one of this folder's TypeScript tools; the exit code is the tool's. */
export function runTool(tool, args = []) {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const { status } = spawnSync(process.execPath, [tsx, path.join(ROOT, "tools", tool), ...args], {
    cwd: ROOT,
    stdio: "inherit",
  });
  return status ?? 1;
}

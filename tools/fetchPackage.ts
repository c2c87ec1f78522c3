import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./runProgram";

const CACHE = path.join(ROOT, "node_modules/.cache/boardzilla-docs/packages");

/** A package of the registry that only one command needs, so that `npm ci` does not install it. */
interface FetchedPackage {
  readonly name: string;
  readonly version: string;
  /** What the registry says of the archive, as a lock file would keep it; any archive by default. */
  readonly integrity?: string;
  /** The paths in the archive to unpack; all of them by default. */
  readonly files?: readonly string[];
}

/** Runs a program and returns what it prints. Throws with its errors when it fails. */
export function run(program: string, args: readonly string[], cwd = ROOT): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")} ended with ${String(status)}:\n${stderr}`);
}

/**
 * The folder of a package, which is downloaded once. Throws when there is no such version, or when its
 * archive is another one.
 */
export function fetchPackage({ name, version, integrity, files = [] }: FetchedPackage): string {
  const folder = path.join(CACHE, `${name}-${version}`);
  const unpacked = path.join(folder, "package");
  if (existsSync(unpacked)) return unpacked;
  mkdirSync(folder, { recursive: true });
  const packed = run("npm", ["pack", `${name}@${version}`, "--silent"], folder);
  const [archive = ""] = packed.split("\n");
  const hash = createHash("sha512").update(readFileSync(path.join(folder, archive)));
  const found = `sha512-${hash.digest("base64")}`;
  if (integrity !== undefined && integrity !== found) {
    throw new Error(`${archive} is another one: ${found}.`);
  }
  run("tar", ["xzf", archive, ...files], folder);
  rmSync(path.join(folder, archive));
  return unpacked;
}

import { spawn } from "node:child_process";
import path from "node:path";

/** The folder of the project. */
export const ROOT = path.resolve(import.meta.dirname, "..");

/** How a program ended. */
export interface ProgramResult {
  /** Its exit code; `null` when a signal ended it. */
  readonly code: number | null;
  /** Whether that is 0. */
  readonly ok: boolean;
  /** What it printed to both streams, in order; empty when it only printed to the terminal. */
  readonly output: string;
}

interface ProgramOptions {
  /** The folder of the project, or of a copy of it. */
  readonly root?: string;
  /** Environment in addition to this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Collect the output instead of printing it. */
  readonly quiet?: boolean;
  /** Collect the output and print it; the program then sees no terminal. */
  readonly copy?: boolean;
}

/** Ends a command that was asked for something impossible: says what, and exits with code 2. */
export function fail(what: string): never {
  console.error(what);
  process.exit(2);
}

/**
 * Runs a package's command-line program with this Node, in the folder of the project. `script` is
 * its path below `node_modules`.
 */
export function runProgram(
  script: string,
  args: readonly string[],
  { root = ROOT, env = {}, quiet = false, copy = false }: ProgramOptions = {},
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, "node_modules", script), ...args], {
      cwd: root,
      stdio: quiet || copy ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (!quiet) to.write(chunk);
      });
    }
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code, ok: code === 0, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ask } from "./ask";

/** Folders of Debian servers that are not in every user's PATH. */
const MORE_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin"];

/** Path of an installed program. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(path.delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

export interface RunningProgram {
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT = 20_000;
const START_INTERVAL = 100;

async function waitForAnswer(origin: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end && child.exitCode === null) {
    const isUp = await ask(origin, "/").then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, START_INTERVAL));
  }
  throw new Error("it did not answer in time");
}

/** Starts a server and waits until all addresses answer; an error includes the server's output. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { origins, env = {} }: { readonly origins: readonly string[]; readonly env?: NodeJS.ProcessEnv },
): Promise<RunningProgram> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill("SIGTERM");
    await ended;
  };
  try {
    for (const origin of origins) await waitForAnswer(origin, child);
  } catch (error) {
    await stop();
    throw new Error(`${command} ${args.join(" ")}: ${String(error)}\n${output}`, { cause: error });
  }
  return { stop };
}

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { findFreePort } from "../../tools/server/freePort";

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** The files that git tracks or would add, copied with their times: an older lock file installs nothing. */
function copyTree(to: string): void {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", list, { encoding: "utf8", maxBuffer: 1 << 26 });
  for (const file of files.split("\0")) {
    // A link to the packages of another checkout is made below.
    if (file === "" || file === "node_modules") continue;
    cpSync(file, path.join(to, file), { preserveTimestamps: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(to, "node_modules"));
}

/** Copies the working tree for a test to edit, starts `npm run dev` there and waits until it serves pages. */
export async function startCheckout(...args: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "authors-"));
  copyTree(folder);
  const port = await findFreePort();
  const address = `http://127.0.0.1:${String(port)}`;
  let output = "";
  const server: ChildProcess = spawn(
    process.execPath,
    ["tools/dev.mjs", "-p", String(port), ...args],
    { cwd: folder, env: { ...process.env, CI: "1", NODE_ENV: "development" } },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  }
  const ready = async (): Promise<boolean> => {
    if (server.exitCode !== null) throw new Error(`npm run dev ended.\n${output}`);
    return output.includes("You can now view") && (await answers(address));
  };
  const remove = async (): Promise<void> => {
    if (server.exitCode === null) {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await vi.waitUntil(ready, { timeout: 400_000, interval: 250 });
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    /** Address of the server, without a slash at its end. */
    address,
    /** The server's output. */
    log: () => output,
    read: (file: string) => readFileSync(path.join(folder, file), "utf8"),
    write: (file: string, text: string) => writeFileSync(path.join(folder, file), text),
    /** Ends `npm run dev` as an editor's stop button does, and waits until its port is free. */
    stop: async () => {
      server.kill("SIGTERM");
      await vi.waitUntil(async () => !(await answers(address)), { timeout: 30_000, interval: 250 });
    },
    /** Ends the server, if it still runs, and deletes its folder. */
    remove,
  };
}

export type Checkout = Awaited<ReturnType<typeof startCheckout>>;

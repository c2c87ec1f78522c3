import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PageStep } from "./pageSteps";

const REPOSITORY_MODULES = path.resolve("node_modules");

/** How npm requests packages: from its cache first, once, and without what a test does not need. */
const NPM = {
  npm_config_prefer_offline: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_fetch_retries: "0",
  npm_config_fetch_timeout: "20000",
  npm_config_update_notifier: "false",
};
const INSTALL = /^npm install\b/;
/** What npm prints when it cannot reach a registry; anything else is the command's fault. */
const NO_NETWORK = /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENOTCACHED|ERR_SOCKET/;
/** Longest time that one command may take. */
const LIMIT_MS = 120_000;
const SHOWN_LINES = 12;

/** What a command did. */
interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** The variables of the folder's commands: those of this process without what npm has added. */
function shellEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:npm_(?!config_(?:cache|registry|userconfig)$)|NODE_ENV$|VITEST|TEST$)/.test(name),
  );
  return { ...Object.fromEntries(own), ...NPM, NO_COLOR: "1", CI: "1" };
}

/** Puts links to the packages of this repository where npm would have put its copies. */
function linkModules(folder: string): void {
  const modules = path.join(folder, "node_modules");
  rmSync(modules, { recursive: true, force: true });
  mkdirSync(modules);
  for (const name of readdirSync(REPOSITORY_MODULES)) {
    if (name.startsWith(".") && name !== ".bin") continue;
    symlinkSync(path.join(REPOSITORY_MODULES, name), path.join(modules, name));
  }
}

function lastLines(output: string): string {
  const lines = output.trimEnd().split("\n");
  const left = lines.length - SHOWN_LINES;
  const shown = lines.slice(-SHOWN_LINES).map((line) => `    ${line}`);
  return [...(left > 0 ? [`    … ${String(left)} lines`] : []), ...shown].join("\n");
}

/** Makes an empty folder with this name, in which a reader follows the pages, and the transcript of it. */
export function createReaderFolder(name: string) {
  const parent = mkdtempSync(path.join(tmpdir(), "new-reader-"));
  const folder = path.join(parent, name);
  mkdirSync(folder);
  const environment = shellEnvironment();
  const lines: string[] = [];
  let isLinked = false;

  const shell = (command: string): Outcome => {
    const { status, stdout } = spawnSync("sh", ["-c", `{ ${command}\n} 2>&1`], {
      ...{ cwd: folder, env: environment, encoding: "utf8", timeout: LIMIT_MS },
    });
    return { status, output: stdout };
  };

  return {
    path: folder,
    write: ({ name: file, text, place }: Extract<PageStep, { kind: "file" }>): void => {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
      lines.push(`✎ ${file} (${place})`);
    },
    /** Runs a line as it would be pasted into a shell. */
    run: (command: string): Outcome => {
      lines.push(`$ ${command}`);
      if (INSTALL.test(command) && isLinked) {
        lines.push("    (the linked packages stay)");
        return { status: 0, output: "" };
      }
      const outcome = shell(command);
      lines.push(lastLines(outcome.output), `    → exit code ${String(outcome.status)}`);
      const isOffline = outcome.status !== 0 && NO_NETWORK.test(outcome.output);
      if (!INSTALL.test(command) || !isOffline) return outcome;
      linkModules(folder);
      isLinked = true;
      lines.push(
        "    npm could not get the packages: those of this repository are linked instead.",
      );
      return { status: 0, output: outcome.output };
    },
    /** Starts a line that does not end on its own. */
    start: (command: string) => {
      lines.push(`$ ${command} &`);
      // A separate process group, so that what the shell has started ends with it; esbuild stops serving
      // when its input ends, so the input is kept open.
      const child = spawn("sh", ["-c", command], {
        ...{ cwd: folder, env: environment, detached: true, stdio: ["pipe", "ignore", "ignore"] },
      });
      return {
        stop: (): void => {
          if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        },
      };
    },
    /** Whether npm could not get the packages, so that those of this repository are linked instead. */
    isLinked: () => isLinked,
    note: (text: string) => lines.push(text),
    transcript: () => `${lines.filter((line) => line !== "").join("\n")}\n`,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

export type ReaderFolder = ReturnType<typeof createReaderFolder>;

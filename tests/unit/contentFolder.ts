import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { CLEAN } from "../../plugins/gatsby-source-docs/src/testContent";

const ROOT = process.cwd();
const folders: string[] = [];

/** What a command printed and how it ended. */
export interface Run {
  readonly code: number | null;
  readonly output: string;
}

/**
 * A project with the smallest valid content, and everything else of this one: add a fault to it and run
 * an author's command in it.
 */
export function createProject(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "content-"));
  folders.push(root);
  for (const name of ["node_modules", "plugins", "src", "static", "tools", "package.json"]) {
    symlinkSync(path.join(ROOT, name), path.join(root, name));
  }
  writeContent(root, CLEAN);
  mkdirSync(path.join(root, "content/api"), { recursive: true });
  for (const name of ["_section.yml", "overlay.yml", "versions.json"]) {
    cpSync(path.join(ROOT, "content/api", name), path.join(root, "content/api", name));
  }
  return root;
}

/** Writes files of a project, by their path in it. */
export function writeContent(
  root: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Runs `npm run check:content` in a project. */
export function checkContentOf(root: string): Promise<Run> {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const tool = path.join(ROOT, "tools/check-content.ts");
  const child = spawn(process.execPath, [tsx, tool], { cwd: root, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      resolve({ code, output });
    });
  });
}

/** Deletes the projects. */
export function deleteProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

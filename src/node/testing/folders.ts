import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Texts or bytes by the path of their file. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

const folders: string[] = [];

/** Writes files into a folder, and the folders on the way to them. */
export function writeFiles(root: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
}

/** Writes files into a new folder and returns its path; for unit tests. */
export function writeFolder(files: Files = {}): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "test-"));
  folders.push(root);
  writeFiles(root, files);
  return root;
}

/** Deletes the folders that tests wrote. */
export function deleteFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

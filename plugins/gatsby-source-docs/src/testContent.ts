import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatProblem } from "../../../src/shared/problem";
import { checkContent } from "./checkContent";

type Files = Readonly<Record<string, string | Uint8Array>>;

const folders: string[] = [];

/** Writes files into a new folder and returns its path; for unit tests. */
export function writeFolder(files: Files): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "source-docs-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

/** Deletes the folders that tests wrote. */
export function deleteFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

let titles = 0;

/** A valid page with a unique title and description, unless `fields` says otherwise. */
export function pageText(fields: Readonly<Record<string, unknown>> = {}, body = "Text."): string {
  titles += 1;
  const all = {
    title: `Title ${String(titles)}`,
    description: `What page ${String(titles)} is for, in one sentence of fifty characters or more.`,
    order: 1,
    ...fields,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join("")}---\n\n${body}\n`;
}

/** A valid section. */
export const SECTION =
  "label: Building a game\nposition: 2\ndescription: The rules of a game, from the board to its end.\n";

/** Valid content, to which tests add their own. */
export const CLEAN: Files = {
  "content/game/_section.yml": SECTION,
  "content/game/actions.mdx": pageText({ title: "Actions" }),
};

/** The messages about a content folder made of the clean files and others. */
export async function listProblems(files: Files, clean: Files = CLEAN): Promise<string[]> {
  const root = writeFolder({ ...clean, ...files });
  return (await checkContent(path.join(root, "content"))).map(formatProblem);
}

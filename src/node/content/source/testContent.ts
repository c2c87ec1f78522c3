import path from "node:path";
import { writeFolder, type Files } from "../../testing/folders";
import { formatProblem } from "../../../shared/problem";
import { checkContent } from "./checkContent";
import { openContent } from "./completePage";

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
  return (await checkContent(openContent(path.join(root, "content")))).map(formatProblem);
}

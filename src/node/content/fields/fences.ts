import { parseFenceMeta, type FenceMeta } from "../code/fenceMeta";

export interface Fence {
  readonly language: string;
  readonly meta: FenceMeta;
  readonly code: string;
  /** 1-based line of the first line of code in the file. */
  readonly line: number;
}

// No backticks may follow these on the line: that would be a code span in prose.
const OPENING = /^(\s*)(`{3,}(?=[^`]*$)|~{3,})\s*([\w-]*)\s*(.*)$/;

/**
 * Finds the code fences of a Markdown or MDX text by its lines, so that a sample keeps the line
 * numbers an author sees. An indented fence (in a list or a tab) loses its indentation. An unclosed
 * fence runs to the end of the text, as in CommonMark section 4.5.
 */
export function findFences(text: string): Fence[] {
  const lines = text.split("\n");
  const fences: Fence[] = [];
  let at = 0;
  while (at < lines.length) {
    const opening = OPENING.exec(lines[at] ?? "");
    at += 1;
    if (!opening) continue;
    const [, indent = "", ticks = "```", language = "", meta = ""] = opening;
    const closing = new RegExp(`^\\s*${ticks[0] ?? "`"}{${String(ticks.length)},}\\s*$`);
    const first = at;
    while (at < lines.length && !closing.test(lines[at] ?? "")) at += 1;
    const code = lines
      .slice(first, at)
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart()))
      .join("\n");
    fences.push({ language, meta: parseFenceMeta(meta), code, line: first + 1 });
    at += 1;
  }
  return fences;
}

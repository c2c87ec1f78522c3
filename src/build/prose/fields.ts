import type { Content } from "mdast";
import type { FieldLine } from "../content/frontmatter";
import { parseInline } from "../mdx/parseInline";
import { readPassages, type Passage } from "./passages";

/** Fields that hold names, code, or the toolkit's words, not ours. */
const NO_PROSE: readonly string[] = ["message", "default", "type", "unlinked"];

/** Fields that hold prose even when it is a single word; elsewhere a single word is a name or a value. */
const TITLES: readonly string[] = ["title", "label", "sidebarLabel"];

function isProse(text: string, path: readonly PropertyKey[]): boolean {
  const keys = path.map(String);
  if (keys.some((key) => NO_PROSE.includes(key))) return false;
  return /\s/.test(text.trim()) || TITLES.includes(keys.at(-1) ?? "");
}

function textPassages(text: string, path: readonly PropertyKey[], line: number): Passage[] {
  const isTitle = TITLES.includes(String(path.at(-1)));
  const paragraph = { type: "paragraph", children: parseInline(text) } as Content;
  // Folded text has lost its line ends, so all of it is attributed to the line where its field begins.
  return readPassages([paragraph]).map((passage) => ({
    ...passage,
    kind: isTitle ? "label" : "text",
    lineAt: () => line,
  }));
}

/** The YAML data that readers see: titles, and every text of more than one word, as inline Markdown. */
export function readFieldPassages(
  data: unknown,
  fieldLine: FieldLine,
  path: readonly PropertyKey[] = [],
): Passage[] {
  if (typeof data === "string") {
    return isProse(data, path) ? textPassages(data, path, fieldLine(path) ?? 1) : [];
  }
  if (Array.isArray(data)) {
    return data.flatMap((item, index) => readFieldPassages(item, fieldLine, [...path, index]));
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    readFieldPassages(value, fieldLine, [...path, key]),
  );
}

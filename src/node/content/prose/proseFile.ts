import type { Content } from "mdast";
import { readYaml } from "../fields/readYaml";
import { parseMdx } from "../mdx/parseMdx";
import { prepareTree } from "../mdx/prepareTree";
import { readPassages, type Passage } from "./passages";
import type { FieldLine } from "../fields/frontmatter";
import { parseInline, parseMarkdown } from "../mdx/parseInline";

/** Fields that hold names, code, or the toolkit's words, not ours. */
const NO_PROSE: readonly string[] = ["message", "default", "type", "unlinked"];

/** Fields that hold prose even when it is a single word; elsewhere a single word is a name or a value. */
const TITLES: readonly string[] = ["title", "label", "sidebarLabel"];

function isProse(text: string, path: readonly PropertyKey[]): boolean {
  const keys = path.map(String);
  if (keys.some((key) => NO_PROSE.includes(key))) return false;
  return /\s/.test(text.trim()) || TITLES.includes(keys.at(-1) ?? "");
}

function textPassages(text: string, line: number): Passage[] {
  const paragraph = { type: "paragraph", children: parseInline(text) } as Content;
  // Folded text has lost its line ends, so all of it is attributed to the line where its field begins.
  return readPassages([paragraph]).map((passage) => ({
    ...passage,
    lineAt: () => line,
  }));
}

/** The YAML data that readers see: titles, and every text of more than one word, as inline Markdown. */
function readFieldPassages(
  data: unknown,
  fieldLine: FieldLine,
  path: readonly PropertyKey[] = [],
): Passage[] {
  if (typeof data === "string") {
    return isProse(data, path) ? textPassages(data, fieldLine(path) ?? 1) : [];
  }
  if (Array.isArray(data)) {
    return data.flatMap((item, index) => readFieldPassages(item, fieldLine, [...path, index]));
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    readFieldPassages(value, fieldLine, [...path, key]),
  );
}

/**
 * What people read in a file: a page (`.mdx`) with its front matter, a YAML or JSON file, or a Markdown file
 * (`.md`). What cannot be parsed has no passages: the content check reports it.
 */
export function readProse(source: string, file: string): Passage[] {
  if (file.endsWith(".mdx")) {
    const { tree, frontmatter, fieldLine } = parseMdx(source, file);
    const body = readPassages(prepareTree(tree, source).children);
    return [...readFieldPassages(frontmatter, fieldLine), ...body];
  }
  if (/\.(yml|json)$/.test(file)) {
    const { data, fieldLine } = readYaml(source, file);
    return readFieldPassages(data, fieldLine);
  }
  return readPassages(parseMarkdown(source).children);
}

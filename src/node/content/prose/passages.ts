import type { Code, Content } from "mdast";
import { parseFenceMeta } from "../code/fenceMeta";
import { isTextFigure } from "../mdx/drawTextFigure";

/** Replaces inline code: a word of its own, whatever the code contains. */
export const CODE_MARK = "\uFFFC";

/** A stretch of text that reads as one unit: a paragraph, a heading, a cell, a label. */
export interface Passage {
  /** As a reader sees it, with each inline code as one `CODE_MARK`. */
  readonly text: string;
  /** The 1-based line of the file that contains the character at an offset of the text. */
  readonly lineAt: (offset: number) => number;
}

/** Blocks that hold inline nodes. */
const TEXT_BLOCKS: readonly string[] = ["paragraph", "heading", "tableCell"];

/** Attributes of components and fences that readers see or hear; `title` of a fence may be a file. */
const TEXT_ATTRIBUTES: readonly string[] = ["title", "label", "alt", "caption"];

interface Attribute {
  readonly name?: string;
  readonly value?: unknown;
}

function lineOf(node: Content): number {
  return node.position?.start.line ?? 1;
}

/** A passage of text that begins on a line; line ends in the text are those of the file. */
function passageFrom(parts: readonly { text: string; line: number }[]): Passage {
  let text = "";
  const starts: { offset: number; line: number }[] = [];
  for (const part of parts) {
    starts.push({ offset: text.length, line: part.line });
    text += part.text;
  }
  const lineAt = (offset: number): number => {
    const start = starts.findLast((each) => each.offset <= offset) ?? { offset: 0, line: 1 };
    return start.line + text.slice(start.offset, offset).split("\n").length - 1;
  };
  return { text, lineAt };
}

/** The text of a block's inline nodes. */
function inlineParts(node: Content): { text: string; line: number }[] {
  const line = lineOf(node);
  const { type, name } = node as { type: string; name?: string | null };
  if (type === "inlineCode" || name === "code") return [{ text: CODE_MARK, line }];
  if (node.type === "text") return [{ text: node.value, line }];
  if (node.type === "break") return [{ text: "\n", line }];
  if (node.type === "image" || node.type === "imageReference") {
    return [{ text: node.alt ?? "", line }];
  }
  return "children" in node ? node.children.flatMap((child) => inlineParts(child)) : [];
}

function attributePassages(attributes: readonly Attribute[], line: number): Passage[] {
  return attributes.flatMap(({ name = "", value }) =>
    TEXT_ATTRIBUTES.includes(name) && typeof value === "string" && value.includes(" ")
      ? [passageFrom([{ text: value, line }])]
      : [],
  );
}

/** The texts in a component's attributes, and in those of components in its text. */
function readAttributes(node: Content): Passage[] {
  const { attributes } = node as { attributes?: readonly Attribute[] | object };
  const own = Array.isArray(attributes) ? attributePassages(attributes, lineOf(node)) : [];
  const isText = TEXT_BLOCKS.includes(node.type) || node.type.startsWith("mdxJsxText");
  return isText && "children" in node ? [...own, ...node.children.flatMap(readAttributes)] : own;
}

/** In a `<FileTree>` the first word of an item is the name of a file. */
function withoutFileName({ text, ...passage }: Passage): Passage {
  const blank = /^\s*\S+/.exec(text)?.[0] ?? "";
  return { ...passage, text: " ".repeat(blank.length) + text.slice(blank.length) };
}

/** Each line of a fence that readers see as text; back-ticks mark code in it. */
function fencePassages({ lang, value, position }: Code): Passage[] {
  if (!isTextFigure(lang ?? "")) return [];
  const start = (position?.start.line ?? 0) + 1;
  return value.split("\n").map((line, index) => {
    const text = line.replace(/`[^`]*`/g, CODE_MARK);
    return passageFrom([{ text, line: start + index }]);
  });
}

function readNode(node: Content): Passage[] {
  const { type, name } = node as { type: string; name?: string | null };
  if (node.type === "code") {
    const pairs = Object.entries(parseFenceMeta(node.meta).attributes);
    const read = pairs.map(([key, value]) => ({ name: key, value }));
    return [...attributePassages(read, lineOf(node)), ...fencePassages(node)];
  }
  const own = readAttributes(node);
  if (TEXT_BLOCKS.includes(type)) return [...own, passageFrom(inlineParts(node))];
  const below = "children" in node ? readPassages(node.children) : [];
  return [...own, ...(name === "FileTree" ? below.map(withoutFileName) : below)];
}

/**
 * What people read in Markdown or MDX nodes, in order. Code, addresses and attributes that nobody sees are
 * left out.
 */
export function readPassages(nodes: readonly Content[]): Passage[] {
  return nodes.flatMap(readNode).filter(({ text }) => text.trim() !== "");
}

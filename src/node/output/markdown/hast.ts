import type { Element, ElementContent, Properties } from "hast";
import { toString } from "hast-util-to-string";

export type Nodes = readonly ElementContent[];

/** Plain words. */
export function hastText(value: string): ElementContent {
  return { type: "text", value };
}

export function hastElement(
  tagName: string,
  children: Nodes,
  properties: Properties = {},
): Element {
  return { type: "element", tagName, properties, children: [...children] };
}

/** What a fence says of its code besides the language. */
interface FenceFacts {
  /** Name of the file. */
  readonly title?: string | undefined;
  /** Numbers of the marked lines, such as `1,5-7`; empty for none. */
  readonly marked?: string;
}

/** Code on lines of its own; the attributes are for the printer. */
export function codeBlock(code: string, dataLanguage: string, facts: FenceFacts = {}): Element {
  const { title, marked = "" } = facts;
  const lines = [hastText(code.replace(/\n$/, ""))];
  const dataMarked = marked === "" ? null : marked;
  return hastElement("pre", lines, { dataLanguage, dataTitle: title ?? null, dataMarked });
}

/** An attribute's text; empty for one that is missing. */
export function readProperty({ properties = {} }: Element, name: string): string {
  const value = properties[name];
  return typeof value === "string" ? value : "";
}

export function classesOf({ properties = {} }: Element): readonly string[] {
  const names = properties["className"];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The elements directly below another. */
export function elementsOf({ children }: { readonly children: Nodes }): Element[] {
  return children.filter((node): node is Element => node.type === "element");
}

/** The first element below another, in text order, for which a test holds. */
export function findElement(
  parent: { readonly children: Nodes },
  isWanted: (found: Element) => boolean,
): Element | undefined {
  for (const child of elementsOf(parent)) {
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

export function findTag(parent: Element, tagName: string): Element | undefined {
  return findElement(parent, (found) => found.tagName === tagName);
}

export function withoutBlanks(nodes: Nodes): ElementContent[] {
  return nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
}

/** Nodes with a separator between those parts that are not empty. */
export function joinNodes(parts: readonly Nodes[], separator: string): ElementContent[] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, index) => (index === 0 ? part : [hastText(separator), ...part]));
}

const BLOCKS = ["div", "li", "ol", "p", "pre", "ul"];

function isBlock(node: ElementContent): node is Element {
  return node.type === "element" && BLOCKS.includes(node.tagName);
}

/** Blocks as a line or a cell can hold them: one after the other, and code on one line. */
export function toLine(nodes: Nodes): ElementContent[] {
  if (!nodes.some(isBlock)) return [...nodes];
  const parts = withoutBlanks(nodes);
  const lines = parts.map((part) => {
    if (!isBlock(part)) return [part];
    return part.tagName === "pre"
      ? [hastElement("code", [hastText(toString(part))])]
      : toLine(part.children);
  });
  const isList = parts.every((part) => isBlock(part) && part.tagName === "li");
  return joinNodes(lines, isList ? "; " : " ");
}

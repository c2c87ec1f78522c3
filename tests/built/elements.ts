import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse);

/** The tree of a built page. */
export const parseHtml = (html: string): Root => parser.parse(html);

/** An element and all inside it, or all of a page, in order; only those with a tag if one is given. */
export function listElements(tree: Root | Element, tag?: string): Element[] {
  const elements: Element[] = [];
  visit(tree, "element", (element: Element) => {
    if (tag === undefined || element.tagName === tag) elements.push(element);
  });
  return elements;
}

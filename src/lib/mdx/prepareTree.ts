import type { Content, Root } from "mdast";
import { text } from "./element";

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

function isComment(node: Content): boolean {
  const { type, value } = node as { type: string; value?: string };
  return (type === "mdxFlowExpression" || type === "mdxTextExpression") && COMMENT.test(value ?? "");
}

function prepareChildren(nodes: readonly Content[], source: string): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (isComment(node)) return [];
    if ((node as { type: string }).type === "textDirective") {
      const { start, end } = node.position ?? {};
      const written = text(source.slice(start?.offset ?? 0, end?.offset ?? 0));
      return [node.position ? { ...written, position: node.position } : written];
    }
    if (!("children" in node)) return [node];
    return [{ ...node, children: prepareChildren(node.children as Content[], source) } as Content];
  });
}

/**
 * Takes comments out of a page and puts the source text back where `a:b` in prose was read as a
 * directive, before headings, anchors and search texts are made of the tree.
 */
export function prepareTree(tree: Root, source: string): Root {
  return { ...tree, children: prepareChildren(tree.children, source) };
}

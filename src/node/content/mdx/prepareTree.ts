import type { Content, Root } from "mdast";
import { mdastText } from "./element";

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

function isComment(node: Content): boolean {
  const { type, value } = node as { type: string; value?: string };
  return (
    (type === "mdxFlowExpression" || type === "mdxTextExpression") && COMMENT.test(value ?? "")
  );
}

/** Removes the space before a comment at the end of a block. */
function trimEnd(nodes: readonly Content[], lengthBefore: number): readonly Content[] {
  const last = nodes.at(-1);
  return nodes.length < lengthBefore && last?.type === "text"
    ? [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }]
    : nodes;
}

function prepareChildren(nodes: readonly Content[], source: string): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (isComment(node)) return [];
    if ((node as { type: string }).type === "textDirective") {
      const { start, end } = node.position ?? {};
      const written = mdastText(source.slice(start?.offset ?? 0, end?.offset ?? 0));
      return [node.position ? { ...written, position: node.position } : written];
    }
    if (!("children" in node)) return [node];
    const children = prepareChildren(node.children, source);
    return [{ ...node, children: trimEnd(children, node.children.length) } as Content];
  });
}

/**
 * Removes comments from a page and restores the source text where `a:b` in prose was read as a directive,
 * before headings, anchors and search texts are made from the tree.
 */
export function prepareTree(tree: Root, source: string): Root {
  return { ...tree, children: prepareChildren(tree.children, source) };
}

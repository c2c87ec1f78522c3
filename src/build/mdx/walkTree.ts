import type { Content } from "mdast";

/** Visits nodes and everything below them in the order of the text. */
export function walkTree(nodes: readonly Content[], visit: (node: Content) => void): void {
  for (const node of nodes) {
    visit(node);
    if ("children" in node) walkTree(node.children, visit);
  }
}

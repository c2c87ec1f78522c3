import type { Content } from "mdast";

/** Visits nodes and everything below them in text order. */
export function walkTree(nodes: readonly Content[], visit: (node: Content) => void): void {
  for (const node of nodes) {
    visit(node);
    if ("children" in node) walkTree(node.children, visit);
  }
}

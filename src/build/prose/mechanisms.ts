import type { Root } from "mdast";

/** How many mechanisms the index of the cookbook leads from: the rows of its first table. */
export function countMechanisms({ children }: Root): number {
  const table = children.find((node) => node.type === "table");
  return table?.type === "table" ? table.children.length - 1 : 0;
}

import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

const isElement = (node: { readonly type: string }): node is Element => node.type === "element";

/** The child elements of a node that have one of these names. */
function findElements(node: Element | undefined, ...names: readonly string[]): Element[] {
  const children: readonly ElementContent[] = node?.children ?? [];
  return children.filter(isElement).filter(({ tagName }) => names.includes(tagName));
}

function toHeader(cell: Element, scope: "col" | "row"): void {
  cell.tagName = "th";
  cell.properties = { ...cell.properties, scope };
}

function nameTable(table: Element): void {
  const [head] = findElements(table, "thead");
  const columns = findElements(findElements(head, "tr")[0], "th", "td");
  for (const cell of columns) {
    if (cell.children.length > 0) toHeader(cell, "col");
    else cell.tagName = "td";
  }
  if (columns[0]?.children.length !== 0) return;
  for (const row of findElements(findElements(table, "tbody")[0], "tr")) {
    const [first] = findElements(row, "td");
    if (first && first.children.length > 0) toHeader(first, "row");
  }
  if (columns.every(({ children }) => children.length === 0)) {
    table.children = table.children.filter((child) => child !== head);
  }
}

/** Marks code of one word in a cell: broken in the middle, an identifier is none. */
function markWords(table: Element): void {
  visit(table, "element", (node: Element) => {
    if (node.tagName === "code" && !/\s/.test(toString(node)))
      node.properties = { ...node.properties, className: ["word"] };
  });
}

/**
 * Marks for each header in a table which cells it names. Markdown only knows column headers; an empty corner
 * means that the first column names the rows, and a first row without any text means that no column has a
 * name, so that row is left out. Marks identifiers, so that no cell breaks them.
 */
export function prepareTables() {
  return (tree: Root): void => {
    visit(tree, "element", (node: Element) => {
      if (node.tagName !== "table") return;
      nameTable(node);
      markWords(node);
    });
  };
}

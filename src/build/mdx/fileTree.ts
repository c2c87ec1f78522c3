import type { List, ListItem } from "mdast";
import { toString } from "mdast-util-to-string";

/** One entry of a `<FileTree>`. */
interface FileItem {
  /** As written; a folder's ends in `/`. */
  readonly name: string;
  /** The words after the name; empty when there are none. */
  readonly comment: string;
  /** The contents of the folder. */
  readonly nested?: List;
}

/** Reads an item of the list in a `<FileTree>`: a name, a comment, and the items below it. */
export function readFileItem(item: ListItem): FileItem {
  const nested = item.children.find((child): child is List => child.type === "list");
  const label = item.children
    .filter((child) => child !== nested)
    .map((child) => toString(child))
    .join(" ");
  const [name = "", ...comment] = label.trim().split(/\s+/);
  return { name, comment: comment.join(" "), ...(nested && { nested }) };
}

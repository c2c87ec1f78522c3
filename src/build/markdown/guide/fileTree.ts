import type { Content, List } from "mdast";
import { readFileItem } from "../../mdx/fileTree";
import { inlineCode, list, paragraph, text } from "../nodes";

/** `<FileTree>` as a nested list: each name as code, followed by the words about it. */
export function fileTreeList(tree: List): List {
  const items = tree.children.map((item): Content[] => {
    const { name, comment, nested } = readFileItem(item);
    const words = comment === "" ? [] : [text(` ${comment}`)];
    return [paragraph(inlineCode(name), ...words), ...(nested ? [fileTreeList(nested)] : [])];
  });
  return list(items);
}

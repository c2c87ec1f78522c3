import type { Content } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/**
 * Columns are not padded to one width: a page of tables would be half spaces. Links are always written out,
 * because `<https://…>` looks like a tag.
 */
const printer = unified().use(remarkGfm, { tablePipeAlign: false }).use(remarkStringify, {
  bullet: "-",
  fences: true,
  listItemIndent: "one",
  resourceLink: true,
  rule: "-",
});

/** CommonMark with the tables of GFM; ends with a line break. */
export function printMarkdown(nodes: readonly Content[]): string {
  return printer.stringify({ type: "root", children: [...nodes] });
}

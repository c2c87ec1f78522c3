import type { Content } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Parses one paragraph of Markdown (no MDX) to its inline nodes; further paragraphs are joined. */
export function parseInline(markdown: string): Content[] {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  return tree.children.flatMap((block) =>
    block.type === "paragraph" ? (block.children as Content[]) : [block],
  );
}

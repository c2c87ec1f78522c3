import type { Content, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Parses Markdown that is no MDX. */
export const parseMarkdown = (markdown: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(markdown);

/** Parses one paragraph of Markdown (no MDX) to its inline nodes; further paragraphs are joined. */
export function parseInline(markdown: string): Content[] {
  return parseMarkdown(markdown).children.flatMap((block) =>
    block.type === "paragraph" ? (block.children as Content[]) : [block],
  );
}

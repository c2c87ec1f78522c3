import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { readHeading } from "./headings";
import type { PageSection } from "../../shared/contracts/pageBlocks";

/** Blocks that hold words, not further blocks. */
const TEXT_BLOCKS: readonly string[] = ["paragraph", "heading", "tableCell"];

/** Plain text of a block without its code blocks; cells and items stay apart. */
function blockText(node: Content): string {
  if (node.type === "code" || node.type === "html") return "";
  if ("children" in node && !TEXT_BLOCKS.includes(node.type)) {
    return (node.children as Content[]).map(blockText).filter(Boolean).join(" ");
  }
  return toString(node);
}

/** Cuts a page at its h2, h3 and h4 headings, in order. */
export function findSections(tree: Root): PageSection[] {
  const sections: { slug: string; title: string; parts: string[] }[] = [
    { slug: "", title: "", parts: [] },
  ];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth <= 4) {
      const { slug, text } = readHeading(node);
      sections.push({ slug, title: text, parts: [] });
    } else sections.at(-1)?.parts.push(blockText(node));
  }
  return sections
    .map(({ slug, title, parts }) => ({
      slug,
      title,
      text: parts.join(" ").replace(/\s+/g, " ").trim(),
    }))
    .filter(({ slug, text }) => slug !== "" || text !== "");
}

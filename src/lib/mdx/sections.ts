import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { PageHeading, PageSection } from "./page";

/** Plain text of a block without its code blocks; cells and items stay apart. */
function blockText(node: Content): string {
  if (node.type === "code" || node.type === "html") return "";
  if ("children" in node && node.type !== "paragraph" && node.type !== "heading") {
    return (node.children as Content[]).map(blockText).filter(Boolean).join(" ");
  }
  return toString(node);
}

/** Cuts a page at its h2 and h3 headings, in order. */
export function findSections(tree: Root, headings: readonly PageHeading[]): PageSection[] {
  const sections: { slug: string; title: string; parts: string[] }[] = [
    { slug: "", title: "", parts: [] },
  ];
  let index = 0;
  for (const node of tree.children) {
    if (node.type === "heading") {
      const heading = headings[index];
      index += 1;
      if (heading && heading.depth <= 3) {
        sections.push({ slug: heading.slug, title: heading.text, parts: [] });
        continue;
      }
    }
    sections.at(-1)?.parts.push(blockText(node));
  }
  return sections
    .map(({ slug, title, parts }) => ({
      slug,
      title,
      text: parts.join(" ").replace(/\s+/g, " ").trim(),
    }))
    .filter(({ slug, text }) => slug !== "" || text !== "");
}

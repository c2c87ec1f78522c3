import type { Code, Content } from "mdast";
import { parseFenceMeta } from "../../code/fenceMeta";
import { fence, paragraph, strong, text } from "../nodes";

/** What a picture shows, in the author's words; the picture itself has no place in Markdown. */
function pictureLine(kind: string, { alt, caption }: Readonly<Record<string, string>>): Content {
  const about = caption === undefined ? "" : ` (${caption})`;
  return paragraph(strong(text(kind)), text(`${about}: ${alt ?? ""}`));
}

/**
 * A fence as a reader of Markdown understands it: code with its language and file name, a diagram as
 * its alternative text and mermaid source, a layout figure as its alternative text and specification.
 */
export function fenceNodes({ lang, meta, value }: Code): Content[] {
  const { attributes } = parseFenceMeta(meta);
  if (lang === "mermaid") return [pictureLine("Diagram", attributes), fence("mermaid", value)];
  if (lang === "layout") return [pictureLine("Layout figure", attributes), fence("yaml", value)];
  // As on the page: a shell does not take a no-break space for a space.
  return [fence(lang ?? "text", value.replaceAll("\u00a0", " "), attributes["title"])];
}

import type { Code, Content } from "mdast";
import { parseFenceMeta, shownCode } from "../../code/fenceMeta";
import { quotedUrl } from "../../games/regions";
import { fence, link, paragraph, strong, text } from "../nodes";

/** What a picture shows, in the author's words; the picture itself has no place in Markdown. */
function pictureLine(kind: string, { alt, caption }: Readonly<Record<string, string>>): Content {
  const about = caption === undefined ? "" : ` (${caption})`;
  return paragraph(strong(text(kind)), text(`${about}: ${alt ?? ""}`));
}

/**
 * A fence as a reader of Markdown understands it: code with its language and file name, a diagram as its
 * alternative text and mermaid source, a layout figure as its alternative text and specification, and any
 * other figure as its alternative text and what the toolkit has computed. A quotation of a game says where to
 * find the whole source.
 */
export function fenceNodes(
  { lang, meta, value }: Code,
  figures: ReadonlyMap<string, string>,
): Content[] {
  const { attributes } = parseFenceMeta(meta);
  if (lang === "mermaid") return [pictureLine("Diagram", attributes), fence("mermaid", value)];
  if (lang === "layout") return [pictureLine("Layout figure", attributes), fence("yaml", value)];
  if (lang === "figure") {
    return [pictureLine("Figure", attributes), fence("text", figures.get(value) ?? value)];
  }
  const { title, file } = attributes;
  const code = fence(lang ?? "text", shownCode(value), title ?? file);
  if (file === undefined) return [code];
  return [code, paragraph(text("The whole file: "), link(quotedUrl(file), text(file)))];
}

import type { Blockquote, PhrasingContent } from "mdast";
import type { KnownLimit } from "../content/frontmatter";
import { parseInline } from "../mdx/parseInline";
import { blockquote, paragraph, strong, text } from "./nodes";

function inline(markdown: string): PhrasingContent[] {
  return parseInline(markdown) as PhrasingContent[];
}

/** A defect of the toolkit with what to do instead; `version` is the toolkit's, such as `0.2.14`. */
export function limitNote({ title, happens, instead }: KnownLimit, version: string): Blockquote {
  return blockquote([
    paragraph(strong(text(`Known limit in ${version}: ${title}`))),
    paragraph(...inline(happens)),
    paragraph(strong(text("Instead:")), text(" "), ...inline(instead)),
  ]);
}

import type { Blockquote, Content, PhrasingContent } from "mdast";
import { ADMONITION_TITLES, isLabel, type Directive } from "../../mdx/admonitions";
import { blockquote, paragraph, strong, text } from "../nodes";

/** `:::tip[Title]` as a quotation that begins with the kind and the title. */
export function admonitionNote(
  { name, children }: Directive,
  print: (nodes: readonly Content[]) => Content[],
): Blockquote {
  const [first, ...rest] = children;
  const label = first && isLabel(first) ? first : undefined;
  const kind = (ADMONITION_TITLES as Readonly<Record<string, string>>)[name] ?? name;
  const title: readonly PhrasingContent[] = label
    ? [text(`${kind}: `), ...(print(label.children) as PhrasingContent[])]
    : [text(kind)];
  return blockquote([paragraph(strong(...title)), ...print(label ? rest : children)]);
}

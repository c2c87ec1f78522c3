import type { Content, PhrasingContent } from "mdast";
import { findChildren, readLiterals, type JsxElement } from "../../mdx/authorComponents";
import { link, list, paragraph, text } from "../nodes";

/** `<Cards>` as a list of links with their texts. */
export function cardList(
  cards: JsxElement,
  print: (nodes: readonly Content[]) => Content[],
): Content {
  const items = findChildren(cards, "Card").map((card) => {
    const { href = "", title = "" } = readLiterals(card);
    const words = print(card.children).flatMap((child) =>
      child.type === "paragraph" ? child.children : [child as PhrasingContent],
    );
    const about = words.length === 0 ? [] : [text(": "), ...words];
    return [paragraph(link(href, text(title)), ...about)];
  });
  return list(items);
}

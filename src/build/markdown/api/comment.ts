import type { Element, Root as HtmlRoot } from "hast";
import { toString } from "hast-util-to-string";
import type { Content, PhrasingContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import type { Html } from "../../../shared/contracts/apiPage";
import { fence, inlineCode, text } from "../nodes";

function findElement(node: Element | HtmlRoot, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== "element") continue;
    const found = child.tagName === tagName ? child : findElement(child, tagName);
    if (found) return found;
  }
  return undefined;
}

/** The frame of a code block: buttons are removed; code, language and title stay. */
function figureToFence(figure: Element): Content {
  const code = findElement(figure, "pre");
  const title = findElement(figure, "figcaption");
  const language = figure.properties?.["dataLanguage"];
  return fence(
    typeof language === "string" ? language : "text",
    code ? toString(code).replace(/\n$/, "") : "",
    title && toString(title),
  );
}

const reader = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, {
    document: true,
    handlers: { figure: (_h: unknown, node: Element) => figureToFence(node) as never },
  });

/** A comment of the view model as Markdown. */
export function commentNodes(html: Html): Content[] {
  const tree = reader.runSync(reader.parse(html));
  return tree.children;
}

/** The code of highlighted HTML. */
export function highlightedText(html: Html): string {
  return toString(reader.parse(html));
}

/** Blocks as they can appear in a line or a cell: one after the other, with a space between. */
function flatten(nodes: readonly Content[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    const parts = toPhrasing(node);
    return index === 0 ? parts : [text(" "), ...parts];
  });
}

function toPhrasing(node: Content): PhrasingContent[] {
  switch (node.type) {
    case "paragraph":
    case "heading":
      return node.children;
    case "code":
      return [inlineCode(toOneLine(node.value))];
    case "list":
      return node.children.flatMap((item, index) => [
        ...(index === 0 ? [] : [text("; ")]),
        ...flatten(item.children),
      ]);
    default:
      return "children" in node
        ? flatten(node.children)
        : [text("value" in node ? node.value : "")];
  }
}

/** A comment for a line of its own or a cell of a table. */
export function commentLine(html: Html): PhrasingContent[] {
  return flatten(commentNodes(html));
}

/** Code without line breaks, for a cell of a table. */
export function toOneLine(code: string): string {
  return code.replace(/\s+/g, " ").trim();
}

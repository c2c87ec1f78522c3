import type { Content, Parent, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { HighlightCode } from "../../content/code/highlighter";
import { renderCodeBlock } from "../../content/mdx/codeBlock";
import type { ApiExample, Html } from "../../../shared/contracts/apiPage";

const parser = unified().use(remarkParse).use(remarkGfm);
const renderer = unified()
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true });

/** Where a link of a doc comment may lead; any other link, such as `javascript:`, is removed. */
const SAFE_URL = /^(?:https?:|mailto:|\/(?!\/)|#)/i;

const DEFAULT_LANGUAGE = "ts";

/** The code samples of an `@example`; the text before a fence becomes its caption. */
export function toExamples(markdown: string, highlight: HighlightCode): ApiExample[] {
  const examples: ApiExample[] = [];
  let text: Content[] = [];
  const take = (code: Html): void => {
    const caption = renderNodes(text, highlight);
    text = [];
    examples.push(caption === "" ? { code } : { code, caption });
  };
  for (const node of parser.parse(markdown).children) {
    if (node.type === "code") take(highlight(node.value, node.lang ?? DEFAULT_LANGUAGE));
    else text.push(node);
  }
  if (text.length > 0) take("");
  return examples;
}

/** Renders the Markdown of a doc comment. Raw HTML in it is shown as the text it is. */
export function renderComment(markdown: string, highlight: HighlightCode): Html {
  return renderNodes(parser.parse(markdown).children, highlight);
}

function renderNodes(nodes: readonly Content[], highlight: HighlightCode): Html {
  const root: Root = { type: "root", children: nodes.flatMap((node) => sanitize(node, highlight)) };
  return renderer.stringify(renderer.runSync(root)).trim();
}

/** Like `renderComment`, but without the paragraph around a single paragraph: for table cells. */
export function renderShortComment(markdown: string, highlight: HighlightCode): Html {
  const html = renderComment(markdown, highlight);
  const only = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html);
  return only?.[1] ?? html;
}

type Inline = Extract<Content, { type: "strong" }>["children"];

/**
 * Replaces what must not pass: raw HTML, images, unsafe links, and headings, because the page sets its own.
 */
function sanitize(node: Content, highlight: HighlightCode): Content[] {
  switch (node.type) {
    case "html":
    case "yaml":
      return [{ type: "text", value: node.value }];
    case "code": {
      const language = node.lang ?? DEFAULT_LANGUAGE;
      return [{ type: "html", value: renderCodeBlock(highlight, { code: node.value, language }) }];
    }
    case "image":
    case "imageReference":
      return [{ type: "text", value: node.alt ?? "" }];
    case "footnoteReference":
      return [{ type: "text", value: `[^${node.identifier}]` }];
    case "footnoteDefinition":
      return tameChildren(node, highlight);
    case "heading": {
      const children = tameChildren(node, highlight) as Inline;
      return [{ type: "paragraph", children: [{ type: "strong", children }] }];
    }
    case "definition":
      return SAFE_URL.test(node.url) ? [node] : [];
    case "link":
      if (!SAFE_URL.test(node.url)) return tameChildren(node, highlight);
      break;
    default:
      break;
  }
  if (!("children" in node)) return [node];
  // A parent keeps its kind; only what may not pass is replaced by text.
  return [{ ...node, children: tameChildren(node, highlight) } as Content];
}

function tameChildren(parent: Parent, highlight: HighlightCode): Content[] {
  return parent.children.flatMap((child) => sanitize(child, highlight));
}

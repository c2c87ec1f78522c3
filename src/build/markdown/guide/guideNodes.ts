import type { Content, List } from "mdast";
import { toString } from "mdast-util-to-string";
import type { Directive } from "../../mdx/admonitions";
import type { JsxElement } from "../../mdx/authorComponents";
import { parsePage } from "../../mdx/parsePage";
import { limitNote } from "../limitNote";
import { inlineCode } from "../nodes";
import { admonitionNote } from "./admonition";
import { isBlock, toBlocks } from "./blocks";
import { cardList } from "./cards";
import type { GuideContext } from "./context";
import { findDefinitions, resolveReference, type Definitions } from "./definitions";
import { fenceNodes } from "./fences";
import { fileTreeList } from "./fileTree";
import { islandNote } from "./island";
import { tabSections } from "./tabs";

/** Prints the nodes of one page; knows under which heading it stands. */
class GuidePrinter {
  #level = 1;

  constructor(
    readonly context: GuideContext,
    readonly definitions: Definitions,
  ) {}

  /** Nodes that stand side by side. */
  print(nodes: readonly Content[]): Content[] {
    return nodes.flatMap((node, index) => this.#printNode(node, nodes[index + 1]));
  }

  /** Nodes inside of a section of their own; headings outside of it count again afterwards. */
  #printBelow(nodes: readonly Content[], level: number): Content[] {
    const before = this.#level;
    this.#level = level;
    const printed = toBlocks(this.print(nodes));
    this.#level = before;
    return printed;
  }

  #printNode(node: Content, next: Content | undefined): Content[] {
    switch (node.type) {
      case "code":
        return fenceNodes(node, this.context.figures);
      case "heading":
        this.#level = node.depth;
        return this.#printParent(node);
      case "paragraph":
        return this.#printParagraph(node);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.#printJsx(node, next);
      case "containerDirective":
        return [admonitionNote(node as unknown as Directive, (inner) => this.print(inner))];
      case "leafDirective":
        return this.#printLimit(node as unknown as Directive);
      case "linkReference":
      case "imageReference":
        return this.print([resolveReference(node, this.definitions)]);
      case "definition":
      case "mdxFlowExpression":
      case "mdxTextExpression":
      case "mdxjsEsm":
        return [];
      default:
        return this.#printParent(node);
    }
  }

  #printParent(node: Content): Content[] {
    if (!("children" in node)) return [node];
    return [{ ...node, children: this.print(node.children) } as Content];
  }

  /** A component that stands on one line is parsed as a part of a paragraph; it gets out of it. */
  #printParagraph(node: Extract<Content, { type: "paragraph" }>): Content[] {
    const children = this.print(node.children);
    return children.some(isBlock) ? toBlocks(children) : [{ ...node, children } as Content];
  }

  #printLimit({ attributes }: Directive): Content[] {
    const limit = this.context.limits.get(attributes?.["id"] ?? "");
    return limit ? [limitNote(limit, this.context.version)] : [];
  }

  #printJsx(node: JsxElement, next: Content | undefined): Content[] {
    switch (node.name) {
      case "Tabs":
        return tabSections(node, {
          level: this.#level,
          isLast: next === undefined || next.type === "heading",
          print: (nodes, level) => this.#printBelow(nodes, level),
        });
      case "FileTree":
        return node.children
          .filter((child): child is List => child.type === "list")
          .map(fileTreeList);
      case "Cards":
        return [cardList(node, (nodes) => this.print(nodes))];
      case "br":
        return [{ type: "break" }];
      case "kbd":
        return [inlineCode(toString(node))];
      case "LayoutSandbox":
        // The button of an attribute leads on from a figure that is printed; the sandbox is told.
        return node.attributes.length > 0 ? [] : [islandNote(node.name, this.context)];
      default:
        // What holds something is printed as what it holds: steps are a list already.
        return node.children.length > 0
          ? this.print(node.children)
          : [islandNote(node.name ?? "", this.context)];
    }
  }
}

/**
 * The body of a guide as Markdown without MDX: components, directives and figures in words that any
 * reader of Markdown understands. Never throws: a page with faults never gets as far as this, the
 * build checks it before.
 */
export function guideNodes(source: string, file: string, context: GuideContext): Content[] {
  const { children } = parsePage(source, file).tree;
  return toBlocks(new GuidePrinter(context, findDefinitions(children)).print(children));
}

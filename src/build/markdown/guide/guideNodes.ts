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

/** Prints the nodes of one page; knows the heading it is under. */
class GuidePrinter {
  #level = 1;

  constructor(
    readonly context: GuideContext,
    readonly definitions: Definitions,
  ) {}

  /** Sibling nodes. */
  print(nodes: readonly Content[]): Content[] {
    return nodes.flatMap((node, index) => this.#printNode(node, nodes[index + 1]));
  }

  /** Nodes inside a section of their own; headings outside it count again afterwards. */
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

  /** A component on a single line is parsed as part of a paragraph; this takes it out. */
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
        // With attributes it is a button below a figure that is already printed; the sandbox itself becomes a
        // note.
        return node.attributes.length > 0 ? [] : [islandNote(node.name, this.context)];
      default:
        // A container is printed as its contents: steps are already a list.
        return node.children.length > 0
          ? this.print(node.children)
          : [islandNote(node.name ?? "", this.context)];
    }
  }
}

/**
 * The body of a guide as Markdown without MDX: components, directives and figures in words that any reader of
 * Markdown understands. Never throws: the build checks pages first, so a page with problems never gets this
 * far.
 */
export function guideNodes(source: string, file: string, context: GuideContext): Content[] {
  const { children } = parsePage(source, file).tree;
  return toBlocks(new GuidePrinter(context, findDefinitions(children)).print(children));
}

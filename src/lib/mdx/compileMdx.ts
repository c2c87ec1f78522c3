import type { Content, Parent, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import autolinkHeaders from "gatsby-remark-autolink-headers";
import { findNearest, type Problem } from "../problem";
import { toAdmonition, toKnownLimit, type Directive } from "./admonitions";
import {
  AUTHOR_COMPONENTS,
  createAuthorComponents,
  readAttributes,
  type JsxElement,
} from "./authorComponents";
import { toCodeBlock } from "./codeBlock";
import type { MdxContext, ReportProblem } from "./context";
import { element, text } from "./element";
import { appendAnchors, listHeadings } from "./headings";
import type { PageBlock, PageHeading, PageSection } from "./page";
import { parseMdx } from "./parseMdx";
import { findSections } from "./sections";

/** A page as the data layer keeps it. */
export interface CompiledPage {
  /** The front matter as YAML gives it, unchecked. */
  readonly frontmatter: unknown;
  readonly blocks: readonly PageBlock[];
  readonly headings: readonly PageHeading[];
  readonly sections: readonly PageSection[];
  readonly problems: readonly Problem[];
}

/** HTML elements that Markdown has no sign for; they take no attributes. */
const PLAIN_ELEMENTS: readonly string[] = ["br", "kbd", "sub", "sup"];

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;

/** Renders Markdown nodes to HTML. */
function renderHtml(children: readonly Content[]): string {
  const tree: Root = { type: "root", children: [...children] };
  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeStringify, { allowDangerousHtml: true });
  return processor.stringify(processor.runSync(tree));
}

/** Replaces what MDX and directives add to Markdown by plain elements, depth first. */
function createTransform(source: string, context: MdxContext, report: ReportProblem) {
  const renderComponent = createAuthorComponents(report);

  function transformChildren(parent: Parent): Content[] {
    return parent.children.flatMap((child) => transform(child as Content) ?? []);
  }

  function transformJsx(node: JsxElement): Content {
    const rendered = renderComponent(node, transformChildren);
    if (rendered) return rendered;
    const name = node.name ?? "";
    if (PLAIN_ELEMENTS.includes(name)) {
      readAttributes(node, [], report);
      return element(name, {}, transformChildren(node));
    }
    const known = [...AUTHOR_COMPONENTS, ...context.islands, ...PLAIN_ELEMENTS];
    const nearest = findNearest(name, known);
    report({
      line: node.position?.start.line,
      what: context.islands.includes(name)
        ? `<${name}> stands inside another element.`
        : `unknown component <${name}>.`,
      valid: known.map((each) => `<${each}>`),
      fix:
        nearest === undefined
          ? "use Markdown or one of these components."
          : `write <${nearest}> on a line of its own.`,
    });
    return element("div", {}, transformChildren(node));
  }

  function transformDirective(node: Directive): Content {
    switch (node.type) {
      case "containerDirective":
        return toAdmonition(
          { ...node, children: transformChildren(node) as Parent["children"] },
          report,
        );
      case "leafDirective":
        return toKnownLimit(node, context.limits, report);
      case "textDirective": {
        // `a:b` in prose is no directive: put the source text back.
        const { start, end } = node.position ?? {};
        return text(source.slice(start?.offset ?? 0, end?.offset ?? 0));
      }
    }
  }

  function transform(node: Content): Content | undefined {
    const { type } = node as { type: string };
    switch (type) {
      case "code":
        return toCodeBlock(node as Extract<Content, { type: "code" }>, context, report);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return transformJsx(node as unknown as JsxElement);
      case "containerDirective":
      case "leafDirective":
      case "textDirective":
        return transformDirective(node as unknown as Directive);
      case "mdxFlowExpression":
      case "mdxTextExpression":
      case "mdxjsEsm": {
        const { value, position } = node as unknown as {
          value: string;
          position?: Content["position"];
        };
        if (!COMMENT.test(value)) {
          report({
            line: position?.start.line,
            what: `code is not evaluated in pages: "${value.slice(0, 40)}".`,
            fix: "put braces into backticks; imports and exports have no place in a page.",
          });
        }
        return undefined;
      }
      case "table":
        return element("div", { className: "table" }, [
          { ...node, children: transformChildren(node as Parent) } as Content,
        ]);
      default:
        return "children" in node
          ? ({ ...node, children: transformChildren(node as Parent) } as Content)
          : node;
    }
  }

  return transform;
}

function isIsland(node: Content, islands: readonly string[]): node is Content & JsxElement {
  const { type, name } = node as { type: string; name?: string | null };
  return type === "mdxJsxFlowElement" && islands.includes(name ?? "");
}

/** Cuts the page at its interactive components; what lies between becomes HTML. */
function toBlocks(
  tree: Root,
  source: string,
  context: MdxContext,
  report: ReportProblem,
): PageBlock[] {
  const transform = createTransform(source, context, report);
  const blocks: PageBlock[] = [];
  let stretch: Content[] = [];
  const flush = (): void => {
    if (stretch.length > 0) blocks.push({ kind: "html", html: renderHtml(stretch) });
    stretch = [];
  };
  for (const node of tree.children) {
    if (isIsland(node, context.islands)) {
      readAttributes(node, [], report);
      flush();
      blocks.push({ kind: "island", name: node.name ?? "" });
    } else {
      const transformed = transform(node);
      if (transformed) stretch.push(transformed);
    }
  }
  flush();
  return blocks;
}

/**
 * Compiles an MDX page to blocks of static HTML and interactive components, with its headings and
 * its sections for search. Pages are data here, not modules: see docs/decisions/001. Never throws;
 * faults are problems, and what can be rendered is.
 */
export function compileMdx(source: string, context: MdxContext): CompiledPage {
  const { frontmatter, tree, problems: parseProblems } = parseMdx(source, context.file);
  const problems: Problem[] = [...parseProblems];
  const report: ReportProblem = (problem) => problems.push({ file: context.file, ...problem });
  autolinkHeaders({ markdownAST: tree }, { icon: false });
  const headings = listHeadings(tree, report);
  const sections = findSections(tree, headings);
  appendAnchors(tree);
  const blocks = toBlocks(tree, source, context, report);
  return { frontmatter, blocks, headings, sections, problems };
}

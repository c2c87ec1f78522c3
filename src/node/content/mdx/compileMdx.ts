import type { Content, Parent, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { splitAddress } from "../links/formerAddresses";
import { findNearest, type Problem } from "../../../shared/problem";
import { toAdmonition, toKnownLimit, type Directive } from "./admonitions";
import {
  AUTHOR_COMPONENTS,
  createAuthorComponents,
  readAttributes,
  reportContents,
  type JsxElement,
} from "./authorComponents";
import { checkIds } from "./checkIds";
import { checkReferences } from "./checkReferences";
import { toCodeBlock } from "./codeBlock";
import type { MdxContext, ReportProblem, SymbolSource } from "./context";
import { linkTerms } from "./linkTerms";
import { isLiveFence, toLiveBlock } from "./liveBlock";
import { mdastElement } from "./element";
import { addFormerAnchors, appendAnchors } from "./headings";
import { linkSymbols } from "./linkSymbols";
import type { IslandBlock, PageBlock } from "../../../shared/contracts/islandProps";
import type { PageReference } from "../../../shared/contracts/pageBlocks";
import type { ParsedPage } from "./parsePage";
import { prepareTables } from "./prepareTables";

/** A page as the data layer keeps it. */
export interface CompiledPage extends ParsedPage {
  readonly blocks: readonly PageBlock[];
}

/** HTML elements that Markdown has no syntax for; they take no attributes. */
const PLAIN_ELEMENTS: readonly string[] = ["br", "code", "kbd", "sub", "sup"];

/** Renders Markdown nodes to HTML. */
function renderHtml(children: readonly Content[]): string {
  const tree: Root = { type: "root", children: [...children] };
  const processor = unified()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(prepareTables)
    .use(rehypeStringify, { allowDangerousHtml: true });
  return processor.stringify(processor.runSync(tree));
}

/** Replaces what MDX and directives add to Markdown with plain elements, depth first. */
function createTransform(context: MdxContext, report: ReportProblem) {
  const renderComponent = createAuthorComponents(report, context);

  function transformChildren(parent: Parent): Content[] {
    return parent.children.flatMap((child) => transform(child) ?? []);
  }

  function transformJsx(node: JsxElement): Content {
    const rendered = renderComponent(node, transformChildren);
    if (rendered) return rendered;
    const name = node.name ?? "";
    if (PLAIN_ELEMENTS.includes(name)) {
      readAttributes(node, [], report);
      return mdastElement(name, {}, transformChildren(node));
    }
    const suggest = (meant: string): string =>
      PLAIN_ELEMENTS.includes(meant)
        ? `write <${meant}>.`
        : `write <${meant}> on a line of its own.`;
    const known = [...AUTHOR_COMPONENTS, ...Object.keys(context.islands), ...PLAIN_ELEMENTS];
    const nearest = findNearest(name, known);
    report({
      line: node.position?.start.line,
      what: Object.hasOwn(context.islands, name)
        ? `<${name}> is inside another element.`
        : `unknown component <${name}>.`,
      valid: known.map((each) => `<${each}>`),
      fix: nearest === undefined ? "use Markdown or one of these components." : suggest(nearest),
    });
    return mdastElement("div", {}, transformChildren(node));
  }

  function transformDirective(node: Directive): Content {
    return node.type === "leafDirective"
      ? toKnownLimit(node, context, report)
      : toAdmonition({ ...node, children: transformChildren(node) }, report);
  }

  function transform(node: Content): Content | undefined {
    const { type } = node as { type: string };
    switch (type) {
      case "code":
        if (isLiveFence(node)) {
          report({
            line: node.position?.start.line,
            what: "a live block is inside another element.",
            fix: "put it on the top level of the page, or take the word live away.",
          });
        }
        return toCodeBlock(node as Extract<Content, { type: "code" }>, context, report);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return transformJsx(node as unknown as JsxElement);
      case "containerDirective":
      case "leafDirective":
        return transformDirective(node as unknown as Directive);
      case "mdxFlowExpression":
      case "mdxTextExpression":
      case "mdxjsEsm": {
        const { value } = node as unknown as { value: string };
        report({
          line: node.position?.start.line,
          what: `code is not evaluated in pages: "${value.slice(0, 40)}".`,
          fix: "put braces into backticks; imports and exports have no place in a page.",
        });
        return undefined;
      }
      case "table":
        return mdastElement("div", { className: "table" }, [
          { ...node, children: transformChildren(node as Parent) } as Content,
        ]);
      default:
        return "children" in node
          ? ({ ...node, children: transformChildren(node) } as Content)
          : node;
    }
  }

  return transform;
}

function isIsland(node: Content, islands: MdxContext["islands"]): node is Content & JsxElement {
  const { type, name } = node as { type: string; name?: string | null };
  return type === "mdxJsxFlowElement" && Object.hasOwn(islands, name ?? "");
}

/** An interactive component as a block; `undefined`, with a problem reported, when it cannot be made. */
function toIsland(
  node: JsxElement,
  { islands }: MdxContext,
  report: ReportProblem,
): IslandBlock | undefined {
  const island = islands[node.name ?? ""];
  const attributes = readAttributes(node, island?.attributes ?? [], report);
  reportContents(node, report);
  try {
    return island?.toBlock(attributes);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    report({ line: node.position?.start.line, what });
    return undefined;
  }
}

/** Cuts the page at its interactive components; everything in between becomes HTML. */
function toBlocks(tree: Root, context: MdxContext, report: ReportProblem): PageBlock[] {
  const transform = createTransform(context, report);
  const blocks: PageBlock[] = [];
  // A link may be in a different stretch than the definition of its address.
  const definitions = tree.children.filter(({ type }) => type === "definition");
  let stretch: Content[] = [];
  const liveTitles = new Set<string>();
  const flush = (): void => {
    const html = stretch.length > 0 ? renderHtml([...stretch, ...definitions]) : "";
    if (html.trim() !== "") blocks.push({ kind: "html", html });
    stretch = [];
  };
  for (const node of tree.children) {
    if (isIsland(node, context.islands)) {
      flush();
      const block = toIsland(node, context, report);
      if (block) blocks.push(block);
    } else if (isLiveFence(node)) {
      flush();
      blocks.push(toLiveBlock(node, liveTitles, { context, report }));
    } else if (node.type !== "definition") {
      const transformed = transform(node);
      if (transformed) stretch.push(transformed);
    }
  }
  flush();
  return blocks;
}

/** The names in `unlinked:`, read before the front matter is checked. */
function readUnlinked(frontmatter: unknown): readonly string[] {
  const { unlinked } = (frontmatter ?? {}) as { unlinked?: unknown };
  return Array.isArray(unlinked) ? unlinked.map(String) : [];
}

/** Former anchors of the page's headings, each with the present one; read before they are checked. */
function readFormerAnchors(frontmatter: unknown): ReadonlyMap<string, string> {
  const fields = (frontmatter ?? {}) as { formerly?: unknown; formerAnchors?: unknown };
  const routes = Array.isArray(fields.formerly) ? fields.formerly.map(String) : [];
  return new Map(
    Object.entries(fields.formerAnchors ?? {}).flatMap(([former, anchor]) => {
      const { route, anchor: own } = splitAddress(former);
      if (own === undefined) return [[former, String(anchor)]];
      // Readers of the page's former addresses come here.
      return routes.includes(route) ? [[own, String(anchor)]] : [];
    }),
  );
}

/**
 * Which section of a page uses which symbol of the toolkit, in text order. A page with problems lists what
 * can be read.
 */
export function listReferences(
  { tree, frontmatter }: ParsedPage,
  symbols: SymbolSource,
): readonly PageReference[] {
  return linkSymbols(tree, symbols, readUnlinked(frontmatter)).references;
}

/** The blocks of a page, and everything that is wrong with it. */
function renderPage(
  page: ParsedPage,
  context: MdxContext,
): { readonly blocks: readonly PageBlock[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [...page.problems];
  const report: ReportProblem = (problem) => problems.push({ file: page.file, ...problem });
  checkReferences(page, { context, report });
  const linked = linkSymbols(page.tree, context.symbols, readUnlinked(page.frontmatter)).tree;
  const tree = structuredClone(linkTerms(linked, context.terms ?? []));
  appendAnchors(tree);
  addFormerAnchors(tree, readFormerAnchors(page.frontmatter));
  const blocks = toBlocks(tree, context, report);
  checkIds(page, blocks, report);
  return { blocks, problems };
}

/**
 * Compiles a page to blocks of static HTML and interactive components, with its headings and its
 * sections for search. Pages are data here, not modules: see docs/decisions/001. Never throws; errors are
 * returned as problems, and what can be rendered is rendered.
 */
export function compileMdx(page: ParsedPage, context: MdxContext): CompiledPage {
  return { ...page, ...renderPage(page, context) };
}

import autolinkHeaders from "gatsby-remark-autolink-headers";
import type { Content, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { PageHeading, PageLink, PageSection } from "../../../shared/contracts/pageBlocks";
import type { Problem } from "../../../shared/problem";
import type { FieldLine } from "../fields/frontmatter";
import { checkClosed } from "./checkClosed";
import { listLinks } from "./checkReferences";
import type { ReportProblem } from "./context";
import { listHeadings, readHeading } from "./headings";
import { parseMdx } from "./parseMdx";
import { prepareTree } from "./prepareTree";

/** Blocks that hold words, not further blocks. */
const TEXT_BLOCKS: readonly string[] = ["paragraph", "heading", "tableCell"];

/** Plain text of a block without its code blocks; cells and items stay apart. */
function blockText(node: Content): string {
  if (node.type === "code" || node.type === "html") return "";
  if ("children" in node && !TEXT_BLOCKS.includes(node.type)) {
    return (node.children as Content[]).map(blockText).filter(Boolean).join(" ");
  }
  return toString(node);
}

/** Cuts a page at its h2, h3 and h4 headings, in order. */
function findSections(tree: Root): PageSection[] {
  const sections: { slug: string; title: string; parts: string[] }[] = [
    { slug: "", title: "", parts: [] },
  ];
  for (const node of tree.children) {
    if (node.type === "heading" && node.depth <= 4) {
      const { slug, text } = readHeading(node);
      sections.push({ slug, title: text, parts: [] });
    } else sections.at(-1)?.parts.push(blockText(node));
  }
  return sections
    .map(({ slug, title, parts }) => ({
      slug,
      title,
      text: parts.join(" ").replace(/\s+/g, " ").trim(),
    }))
    .filter(({ slug, text }) => slug !== "" || text !== "");
}

/** What a page's text alone says: it needs no picture, no reference and no highlighted code. */
export interface ParsedPage {
  /** Path of the page relative to the repository. */
  readonly file: string;
  /** The front matter as YAML gives it, unchecked; `undefined` when it cannot be read. */
  readonly frontmatter: unknown;
  readonly fieldLine: FieldLine;
  /** Shared by all callers for the page: copy what you change. */
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
  readonly sections: readonly PageSection[];
  readonly links: readonly PageLink[];
  readonly problems: readonly Problem[];
}

/** Parses a page of MDX. Never throws: errors are returned as problems, and what can be read is read. */
export function parsePage(source: string, file: string): ParsedPage {
  const { frontmatter, fieldLine, ...parsed } = parseMdx(source, file);
  const tree = prepareTree(parsed.tree, source);
  const problems: Problem[] = [...parsed.problems];
  const report: ReportProblem = (problem) => problems.push({ file, ...problem });
  checkClosed(tree, source, report);
  autolinkHeaders({ markdownAST: tree }, { icon: false });
  const headings = listHeadings(tree, report);
  const sections = findSections(tree);
  const links = listLinks(tree);
  return { file, frontmatter, fieldLine, tree, headings, sections, links, problems };
}

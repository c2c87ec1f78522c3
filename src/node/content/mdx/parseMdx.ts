import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { readYaml } from "../fields/readYaml";
import type { FieldLine } from "../fields/frontmatter";
import type { Problem } from "../../../shared/problem";

const FRONTMATTER = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** The largest page a build accepts, in UTF-16 code units; larger ones stall the MDX parser. */
export const MAX_PAGE_LENGTH = 500_000;

interface ParsedMdx {
  /** The front matter as YAML gives it, unchecked; `undefined` when it cannot be read. */
  readonly frontmatter: unknown;
  readonly fieldLine: FieldLine;
  /** The body's tree; positions are those of the whole file. */
  readonly tree: Root;
  readonly problems: readonly Problem[];
}

const FIX = "close every component tag; put `{`, `}` and `<` of prose into backticks.";

const EMPTY: Root = { type: "root", children: [] };

/** A position in the parser's message, such as ` (8:1-8:8)`. */
const POSITION = /\s*\((\d+):(\d+)-\d+:\d+\)/;

/** The message about an unclosed tag; the parser may name the tag that was closed last. */
const UNCLOSED = /^Expected a closing tag for `<\/?[\w.]+>`/;

interface Fault {
  readonly message: string;
  readonly line?: number | undefined;
  readonly fix?: string;
}

/** What a thrown parser error says, and where; for an unclosed tag only the message says where. */
function readFault(error: unknown, source: string): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { line } = error as { line?: unknown };
  const message = error.message.split("\n")[0] ?? error.message;
  const [, atLine, atColumn] = POSITION.exec(message) ?? [];
  const plain = message.replace(POSITION, "");
  const start = atLine === undefined ? undefined : Number(atLine);
  const lineText = start === undefined ? "" : (source.split("\n")[start - 1] ?? "");
  const tag = /^<([\w.]+)/.exec(lineText.slice(Number(atColumn) - 1))?.[1];
  if (tag !== undefined && UNCLOSED.test(plain)) {
    const scope = plain.replace(UNCLOSED, "").replace(/`/g, "");
    const fix = `write \`</${tag}>\` where it ends, or put the \`<\` into backticks.`;
    return { message: `\`<${tag}>\` is not closed${scope}.`, line: start, fix };
  }
  return { message: plain, line: typeof line === "number" ? line : start };
}

/** A page that cannot be read at all. */
function fail(problem: Problem): ParsedMdx {
  return { frontmatter: undefined, fieldLine: () => undefined, tree: EMPTY, problems: [problem] };
}

/** Reads the front matter of an MDX file alone. `block` is its text; absent when the file has none. */
export function readFrontmatter(
  source: string,
  file: string,
): Omit<ParsedMdx, "tree"> & { readonly block?: string } {
  const [block, yaml = ""] = FRONTMATTER.exec(source) ?? [];
  if (block === undefined) {
    const what = "the page has no front matter.";
    const fix = "begin the file with a --- block that has title, description and order.";
    return fail({ file, line: 1, what, fix });
  }
  const { data, problems, fieldLine } = readYaml(yaml, file, 2);
  return {
    block,
    frontmatter: problems.length > 0 ? undefined : (data ?? {}),
    fieldLine,
    problems,
  };
}

/**
 * Splits an MDX file into front matter and tree. Never throws: errors are returned as problems with the line
 * an author sees, and the tree is then empty.
 */
export function parseMdx(source: string, file: string): ParsedMdx {
  if (source.length > MAX_PAGE_LENGTH) {
    const what = `the page has ${String(source.length)} characters, ${String(MAX_PAGE_LENGTH)} are allowed.`;
    return fail({ file, what, fix: "split the page." });
  }
  const { block, ...read } = readFrontmatter(source, file);
  const { frontmatter, fieldLine, problems } = read;
  if (block === undefined) return { ...read, tree: EMPTY };
  // Spaces in place of the front matter keep the lines and offsets of the file.
  const body = block.replace(/[^\n]/g, " ") + source.slice(block.length);
  try {
    const tree = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkDirective)
      .parse(body);
    return { frontmatter, fieldLine, tree, problems };
  } catch (error) {
    const { message, line, fix = FIX } = readFault(error, source);
    const all = [...problems, { file, line, what: `the page is no valid MDX: ${message}`, fix }];
    return { frontmatter, fieldLine, tree: EMPTY, problems: all };
  }
}

import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parse as parseYaml } from "yaml";
import type { Problem } from "../problem";

const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** The largest page a build accepts, in UTF-16 code units; larger ones stall the MDX parser. */
export const MAX_PAGE_LENGTH = 500_000;

export interface ParsedMdx {
  /** The front matter as YAML gives it, unchecked; `{}` when there is none. */
  readonly frontmatter: unknown;
  /** The body's tree; positions are those of the whole file. */
  readonly tree: Root;
  readonly problems: readonly Problem[];
}

const EMPTY: Root = { type: "root", children: [] };

interface Fault {
  readonly message: string;
  readonly line?: number | undefined;
}

/** What a thrown parser error says, and where. */
function readFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { line, linePos } = error as { line?: unknown; linePos?: readonly { line: number }[] };
  const message = error.message.split("\n")[0] ?? error.message;
  return { message, line: typeof line === "number" ? line : linePos?.[0]?.line };
}

function readFrontmatter(yaml: string, file: string): { data: unknown; problems: Problem[] } {
  try {
    return { data: parseYaml(yaml) ?? {}, problems: [] };
  } catch (error) {
    const fault = readFault(error);
    return {
      data: {},
      problems: [
        {
          file,
          line: fault.line === undefined ? 1 : fault.line + 1,
          what: `the front matter is no valid YAML: ${fault.message}`,
          fix: "put values with a colon or a quote into double quotes.",
        },
      ],
    };
  }
}

/**
 * Splits an MDX file into front matter and tree. Never throws: faults come back as problems with
 * the line an author sees, and the tree is then empty.
 */
export function parseMdx(source: string, file: string): ParsedMdx {
  if (source.length > MAX_PAGE_LENGTH) {
    const what = `the page has ${String(source.length)} characters, ${String(MAX_PAGE_LENGTH)} are allowed.`;
    return { frontmatter: {}, tree: EMPTY, problems: [{ file, what, fix: "split the page." }] };
  }
  const match = FRONTMATTER.exec(source);
  if (!match) {
    const what = "the page has no front matter.";
    const fix = "begin the file with a --- block that has title, description and order.";
    return { frontmatter: {}, tree: EMPTY, problems: [{ file, line: 1, what, fix }] };
  }
  const { data, problems } = readFrontmatter(match[1] ?? "", file);
  // Blanks in place of the front matter keep the lines and offsets of the file.
  const body = match[0].replace(/[^\r\n]/g, " ") + source.slice(match[0].length);
  try {
    const tree = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkDirective)
      .parse(body);
    return { frontmatter: data, tree, problems };
  } catch (error) {
    const fault = readFault(error);
    const what = `the page is no valid MDX: ${fault.message}`;
    const fix = "close every component tag; put `{`, `}` and `<` of prose into backticks.";
    return {
      frontmatter: data,
      tree: EMPTY,
      problems: [...problems, { file, line: fault.line, what, fix }],
    };
  }
}

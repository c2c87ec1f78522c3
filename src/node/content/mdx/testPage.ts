import { escapeHtml } from "../../html/escapeHtml";
import { formatProblem } from "../../../shared/problem";
import { compileMdx, type CompiledPage } from "./compileMdx";
import { parsePage } from "./parsePage";
import type { MdxContext } from "./context";

/** Lines before a test's body, so that line 1 of the body is line 6 of the file. */
const FRONTMATTER = "---\ntitle: Test\norder: 1\n---\n\n";

/** What a test does not care about. */
export const CONTEXT: MdxContext = {
  file: "content/game/test.mdx",
  // Marks only what tests look for: escaping, language and marked lines.
  highlight: (code, language, lines = []) => `[${language}:${lines.join()}]${escapeHtml(code)}`,
  findDiagram: () => undefined,
  drawLayout: () => "<svg></svg>",
  drawFigure: () => "<svg></svg>",
  fileSize: () => undefined,
  limits: new Map(),
  toolkitVersion: "1.2.3",
  islands: {
    LayoutSandbox: {
      attributes: [],
      toBlock: () => ({
        kind: "island",
        name: "LayoutSandbox",
        props: { initialSvg: "<svg></svg>", initialCode: "hand.layout(Card);" },
      }),
    },
  },
};

/** Compiles a body for a unit test; what the test does not care about is a stub. */
export function compileBody(body: string, context: Partial<MdxContext> = {}): CompiledPage {
  return compileMdx(parsePage(FRONTMATTER + body, CONTEXT.file), { ...CONTEXT, ...context });
}

/** HTML of a body that should have no problem; throws when it has one. */
export function renderBody(body: string, context: Partial<MdxContext> = {}): string {
  const { blocks, problems } = compileBody(body, context);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  return blocks
    .map((block) => (block.kind === "html" ? block.html : `<!-- ${block.name} -->`))
    .join("\n");
}

/** Messages about a body, without the path: `6: what…`. */
export function listMessages(body: string, context: Partial<MdxContext> = {}): string[] {
  return compileBody(body, context).problems.map((problem) =>
    formatProblem(problem).replace("content/game/test.mdx:", ""),
  );
}

import type { Content, Root } from "mdast";
import type { ReportProblem } from "./context";
import { walkTree } from "./walkTree";

/** Signs of a quotation or a list that stand before a line's own text. */
const CONTAINER_SIGNS = /^[\s>]*/;

/** What must stand alone on the last line of a block that has an end mark. */
const CLOSING: Readonly<Record<string, RegExp>> = {
  code: /^(?:`{3,}|~{3,})\s*$/,
  containerDirective: /^:{3,}\s*$/,
};

function lastLine(node: Content, source: string): string | undefined {
  const { start, end } = node.position ?? {};
  if (start?.line === end?.line) return undefined;
  const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  return written.slice(written.lastIndexOf("\n") + 1).replace(CONTAINER_SIGNS, "");
}

/**
 * Reports fences and admonitions without an end mark: Markdown closes them at the end of the page,
 * which swallows all that follows. Also admonitions that Markdown took for text.
 */
export function checkClosed(tree: Root, source: string, report: ReportProblem): void {
  walkTree(tree.children, (node) => {
    const line = node.position?.start.line;
    const { type, name = "" } = node as { type: string; name?: string | null };
    const closing = CLOSING[type];
    if (closing && !closing.test(lastLine(node, source) ?? "")) {
      report(
        type === "code"
          ? { line, what: "the code fence is not closed.", fix: "write ``` on a line below it." }
          : {
              line,
              what: `":::${name ?? ""}" is not closed.`,
              fix: "write ::: on a line below it.",
            },
      );
    }
    if (node.type === "text") {
      const marks = /^:::.*$/m.exec(node.value);
      if (!marks) return;
      const before = node.value.slice(0, marks.index).split("\n").length - 1;
      report({
        line: line === undefined ? undefined : line + before,
        what: `"${marks[0]}" is no admonition, readers see the colons.`,
        fix: "write :::tip[A title] on a line of its own, and ::: on a line below its text.",
      });
    }
  });
}

import type { Content, Root, Text } from "mdast";
import type { ReportProblem } from "./context";
import { walkTree } from "./walkTree";

/** Markers of a quotation or a list that come before a line's own text. */
const CONTAINER_SIGNS = /^[\s>]*/;

/** Whether the last line of a fence or an admonition has at least as many marks as the first. */
function isClosed(node: Content, source: string): boolean {
  const { start, end } = node.position ?? {};
  const lines = source.slice(start?.offset ?? 0, end?.offset ?? 0).split("\n");
  const last = lines.length > 1 ? (lines.at(-1) ?? "").replace(CONTAINER_SIGNS, "").trimEnd() : "";
  const marks = /^(?:`+|~+|:+)/.exec(lines[0] ?? "")?.[0] ?? "";
  return last.startsWith(marks) && last === (marks[0] ?? "").repeat(last.length);
}

/** An admonition that Markdown took for text. */
const LOST_ADMONITION = /^:::.*$/m;

/** A link whose label has no definition; not an index of an index, as in board[1][2], and not escaped. */
const LOST_LINK = /(?<![\w\])\\])\[[^[\]]+\]\[[^[\]]*\]/;

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length - 1;

function checkText(node: Text, source: string, report: ReportProblem): void {
  const { start, end } = node.position ?? {};
  const at = (text: string, index: number) =>
    start === undefined ? undefined : start.line + lineAt(text, index);
  const admonition = LOST_ADMONITION.exec(node.value);
  if (admonition) {
    report({
      line: at(node.value, admonition.index),
      what: `"${admonition[0]}" is no admonition, readers see the colons.`,
      fix: "write :::tip[A title] on a line of its own, and ::: on a line below its text.",
    });
  }
  const written = source.slice(start?.offset ?? 0, end?.offset ?? 0);
  const link = LOST_LINK.exec(written);
  if (link) {
    report({
      line: at(written, link.index),
      what: `"${link[0]}" is no link, readers see the brackets: nothing defines its label.`,
      fix: "write [where it leads](/route), or \\[ for a bracket of the text.",
    });
  }
}

/**
 * Reports fences and admonitions without an end mark: Markdown closes them at the end of the page, which
 * swallows everything that follows. Also reports admonitions and links that Markdown took for text.
 */
export function checkClosed(tree: Root, source: string, report: ReportProblem): void {
  walkTree(tree.children, (node) => {
    const line = node.position?.start.line;
    const { type, name = "" } = node as { type: string; name?: string | null };
    if ((type === "code" || type === "containerDirective") && !isClosed(node, source)) {
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
    if (node.type === "text") checkText(node, source, report);
  });
}

import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type ParsedNode } from "yaml";
import type { FieldLine } from "./frontmatter";
import type { Problem } from "../../../shared/problem";

/** A YAML text as data, or the problem that prevents it. */
interface ReadYaml {
  /** Unchecked; `undefined` when the text is not YAML. */
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Line of a field in the file, or of what contains it when the field is missing. */
  readonly fieldLine: FieldLine;
}

/** The node a key of a map or an index of a list leads to; for a map entry its key, where its line is. */
function findChild(node: unknown, key: PropertyKey): { at?: ParsedNode; value?: unknown } {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return isPair(pair) ? { at: pair.key as ParsedNode, value: pair.value } : {};
  }
  const items: unknown = (node as { items?: unknown } | null)?.items;
  const item: unknown = Array.isArray(items) ? items[Number(key)] : undefined;
  return isNode(item) ? { at: item as ParsedNode, value: item } : {};
}

/**
 * Reads YAML and remembers where each field is. `firstLine` is the line of the text's first line in its file.
 */
export function readYaml(text: string, file: string, firstLine = 1): ReadYaml {
  const lineCounter = new LineCounter();
  const toLine = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter });
  const fieldLine: FieldLine = (path) => {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const key of path) {
      const { at, value } = findChild(node, key);
      if (!at) break;
      line = toLine(at.range[0]);
      node = value;
    }
    return line;
  };
  const fail = (message: string, offset: number): ReadYaml => {
    // The position in the message counts from the start of the text, not of the file.
    const reason = message.split("\n")[0]?.replace(/ at line \d+, column \d+:?$/, "") ?? "";
    const what = `no valid YAML: ${reason}.`;
    const fix = reason.startsWith("Tabs ")
      ? "indent with spaces."
      : "put a value with a colon, a quote or a # into double quotes.";
    return { data: undefined, problems: [{ file, line: toLine(offset), what, fix }], fieldLine };
  };
  const fault = document.errors[0];
  if (fault) return fail(fault.message, fault.pos[0]);
  try {
    return { data: document.toJS() as unknown, problems: [], fieldLine };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 0);
  }
}

import type { ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import type { Nodes } from "./hast";

const countLineEnds = (text: string): number => text.split("\n").length - 1;

/** The lines of code that the page marks, as its author wrote them: `1,5-7`. */
export function listMarked(code: Nodes): string {
  const ranges: { readonly first: number; last: number }[] = [];
  let line = 1;
  const read = (node: ElementContent): void => {
    if (node.type === "element" && node.tagName !== "mark") {
      for (const child of node.children) read(child);
      return;
    }
    const text = toString(node);
    const first = line;
    line += countLineEnds(text);
    if (node.type !== "element") return;
    const last = text.endsWith("\n") ? line - 1 : line;
    const before = ranges.at(-1);
    if (before?.last === first - 1) before.last = last;
    else ranges.push({ first, last });
  };
  for (const node of code) read(node);
  const names = ranges.map(({ first, last }) => (first === last ? [first] : [first, last]));
  return names.map((name) => name.join("-")).join(",");
}

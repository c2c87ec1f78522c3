import type { Content, PhrasingContent } from "mdast";
import { paragraph } from "../nodes";

/** What cannot be inside a line. */
const BLOCKS: readonly Content["type"][] = [
  "blockquote",
  "code",
  "footnoteDefinition",
  "heading",
  "list",
  "paragraph",
  "table",
  "thematicBreak",
];

/** Whether a node is on lines of its own. */
export function isBlock({ type }: Content): boolean {
  return BLOCKS.includes(type);
}

function isBlank(nodes: readonly PhrasingContent[]): boolean {
  return nodes.every((node) => node.type === "text" && node.value.trim() === "");
}

/** The same nodes with loose words between blocks, such as components on one line leave, in paragraphs. */
export function toBlocks(nodes: readonly Content[]): Content[] {
  const blocks: Content[] = [];
  let line: PhrasingContent[] = [];
  const flush = (): void => {
    if (!isBlank(line)) blocks.push(paragraph(...line));
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(node);
    } else line.push(node as PhrasingContent);
  }
  flush();
  return blocks;
}

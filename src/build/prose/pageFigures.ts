import type { Root } from "mdast";
import { parseFenceMeta } from "../code/fenceMeta";
import { walkTree } from "../mdx/walkTree";
import type { Passage } from "./passages";
import { listWords } from "./sentences";

/** What a page holds, in numbers. */
export interface PageFigures {
  /** Words that readers read outside code. */
  readonly words: number;
  /** TypeScript fences that are compiled, and those that ask not to be. */
  readonly checked: number;
  readonly unchecked: number;
  /** Fences that readers run on the page; they are among the checked ones. */
  readonly live: number;
  /** Diagrams, layouts and other figures drawn at build, images, and games in play. */
  readonly figures: number;
}

/** Languages of fences that become pictures. */
const DRAWN: readonly string[] = ["mermaid", "layout", "figure"];

/** Counts what stands on a page. */
export function countPage(tree: Root, passages: readonly Passage[]): PageFigures {
  const count = { checked: 0, unchecked: 0, live: 0, figures: 0 };
  walkTree(tree.children, (node) => {
    const { type, name } = node as { type: string; name?: string | null };
    if (type === "image" || name === "GamePlayer") count.figures += 1;
    if (node.type !== "code") return;
    const { attributes, flags } = parseFenceMeta(node.meta);
    const isLive = flags.includes("live");
    if (DRAWN.includes(node.lang ?? "")) count.figures += 1;
    if (isLive) count.live += 1;
    if (!/^tsx?$/.test(node.lang ?? "") && !isLive) return;
    if (attributes["nocheck"] === undefined) count.checked += 1;
    else count.unchecked += 1;
  });
  const words = passages.reduce((sum, { text }) => sum + listWords(text).length, 0);
  return { words, ...count };
}

import { FIRST_SCREEN } from "../../../shared/contracts/siteIds";
import type { HtmlTag, HtmlToken } from "../../html/htmlTokens";

/** Characters of text that about fill a laptop's screen below the page's title. A picture counts as much. */
const SCREENFUL = 800;

/** Elements of text: each ends soon after it begins, and always with an end tag, in what React and our tools write. */
const BLOCKS: ReadonlySet<string> = new Set([
  "p",
  "pre",
  "h2",
  "h3",
  "li",
  "dt",
  "dd",
  "td",
  "figcaption",
]);

/** Where the first screen of a page's text ends. */
export interface FirstScreen {
  /** Id of the element with which it ends. */
  readonly id: string;
  /** Where the id has to be written, in UTF-16 code units; `undefined` if the element has one. */
  readonly insertAt: number | undefined;
}

/**
 * Finds the element with which the first screen of the page's text (`pageText.ts`) ends, or its last one if it is
 * shorter. `undefined` for a page without text, such as the not-found page.
 */
export function findFirstScreen(text: readonly HtmlToken[]): FirstScreen | undefined {
  const open: HtmlTag[] = [];
  let [length, index] = [0, text[0]?.start ?? 0];
  let last: HtmlTag | undefined;
  for (const token of text) {
    length += token.start - index;
    index = token.end;
    if (token.kind === "tag" && token.name === "img") length += SCREENFUL;
    if (token.kind === "comment" || !BLOCKS.has(token.name)) continue;
    if (token.kind === "tag") open.push(token);
    else last = open.pop() ?? last;
    if (token.kind === "end" && length >= SCREENFUL) break;
  }
  if (!last) return undefined;
  const id = last.attributes.get("id");
  return id === undefined
    ? { id: FIRST_SCREEN, insertAt: last.start + 1 + last.name.length }
    : { id, insertAt: undefined };
}

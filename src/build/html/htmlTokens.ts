import { decodeCharacterReferences } from "../../shared/characterReferences";

/** A start tag. For an element that holds raw text (script, style, …) it includes text and end tag. */
export interface HtmlTag {
  readonly kind: "tag";
  /** In lower case. */
  readonly name: string;
  /** By name in lower case, with character references resolved; of a name given twice the first. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The raw text of a script, style and the like; `undefined` for all other elements. */
  readonly text: string | undefined;
  readonly start: number;
  readonly end: number;
}

interface HtmlEndTag {
  readonly kind: "end";
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

export interface HtmlComment {
  readonly kind: "comment";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type HtmlToken = HtmlTag | HtmlEndTag | HtmlComment;

/** Elements whose content is text and no markup (HTML standard, 13.1.2). */
const RAW_TEXT = /^(?:script|style|textarea|title|iframe|noembed|noframes|xmp)$/;

const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>="'<]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'`=<]+)))?/y;
const TAG_CLOSE = /\s*(\/?)>/y;

function matchAt(pattern: RegExp, html: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(html);
}

function failAt(html: string, index: number): never {
  const context = html.slice(index, index + 60).replace(/\s+/g, " ");
  throw new Error(`markup that cannot be read at character ${String(index)}: ${context}`);
}

function readStartTag(html: string, start: number): HtmlTag {
  const name = matchAt(TAG_NAME, html, start + 1)?.[0] ?? failAt(html, start);
  let index = start + 1 + name.length;
  const attributes = new Map<string, string>();
  let close = matchAt(TAG_CLOSE, html, index);
  while (!close) {
    const attribute = matchAt(ATTRIBUTE, html, index);
    if (!attribute) return failAt(html, index);
    const [whole, key = "", double, single, bare] = attribute;
    const value = decodeCharacterReferences(double ?? single ?? bare ?? "");
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), value);
    index += whole.length;
    close = matchAt(TAG_CLOSE, html, index);
  }
  const tag = { kind: "tag", name: name.toLowerCase(), attributes, start } as const;
  index += close[0].length;
  if (!RAW_TEXT.test(tag.name)) return { ...tag, text: undefined, end: index };
  const endTag = new RegExp(`</${tag.name}\\s*>`, "ig");
  const end = matchAt(endTag, html, index);
  if (!end || close[1] === "/") return failAt(html, start);
  return { ...tag, text: html.slice(index, end.index), end: end.index + end[0].length };
}

function readComment(html: string, start: number): HtmlComment {
  const close = html.indexOf("-->", start + 4);
  if (close < 0) failAt(html, start);
  return { kind: "comment", text: html.slice(start + 4, close), start, end: close + 3 };
}

/** What stands at a `<`; `undefined` where it is text or the doctype. */
function readToken(html: string, start: number): HtmlToken | undefined {
  if (html.startsWith("<!--", start)) return readComment(html, start);
  if (/[a-z]/i.test(html.charAt(start + 1))) return readStartTag(html, start);
  const end = matchAt(/<\/([a-z][^\s/>]*)\s*>/iy, html, start);
  if (end) {
    const [whole, name = ""] = end;
    return { kind: "end", name: name.toLowerCase(), start, end: start + whole.length };
  }
  // What browsers would take for a comment or drop: our own tools never write it.
  if (/^<(?:!(?!doctype )|\?|\/)/i.test(html.slice(start, start + 10))) failAt(html, start);
  return undefined;
}

/**
 * Reads all tags and comments of a document that tools wrote. Stricter than a browser: where the two
 * might disagree about what is markup, it throws.
 */
export function readTokens(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let index = html.indexOf("<");
  while (index >= 0) {
    const token = readToken(html, index);
    if (token) tokens.push(token);
    index = html.indexOf("<", token?.end ?? index + 1);
  }
  return tokens;
}

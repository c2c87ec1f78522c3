import type { Token, Tokens } from "../../shared/contracts/apiPage";

/**
 * A stretch of a signature: a name with its link, or text with the class of its color (as in code
 * blocks: `k` keyword, `f` the declared name, `m` parameter or property, `s` string).
 */
export interface SignaturePart {
  readonly text: string;
  readonly url?: string;
  readonly color?: "k" | "f" | "m" | "s";
}

/** One line of a signature, with the line break at its end. */
type SignatureLine = readonly SignaturePart[];

const START = /^((?:(?:abstract|class|const|enum|function|get|interface|new|set|type) )*)([\w$]+)/;

/** A word, with the colon behind it if it names a parameter or property, or a string. */
const COLORED = /(?<word>[\w$]+)(?=(?<colon>\??:)?)|'[^']*'|"[^"]*"/g;

const KEYWORD =
  /^(?:abstract|asserts|class|extends|infer|in|is|keyof|new|readonly|this|typeof|unique)$/;

function colorOf({ word, colon }: Partial<Record<string, string>>): SignaturePart["color"] {
  if (word === undefined) return "s";
  // First, because a parameter may be named `type`.
  if (colon !== undefined) return "m";
  return KEYWORD.test(word) ? "k" : undefined;
}

function toColored(text: string): SignaturePart[] {
  const parts: SignaturePart[] = [];
  let plain = 0;
  for (const match of text.matchAll(COLORED)) {
    const color = colorOf(match.groups ?? {});
    if (color === undefined) continue;
    if (match.index > plain) parts.push({ text: text.slice(plain, match.index) });
    parts.push({ text: match[0], color });
    plain = match.index + match[0].length;
  }
  if (plain < text.length) parts.push({ text: text.slice(plain) });
  return parts;
}

function toParts(token: Token, isStart: boolean): SignaturePart[] {
  if (typeof token !== "string") return [{ text: token.t, url: token.u }];
  const [start = "", words = "", name = ""] = (isStart ? START.exec(token) : undefined) ?? [];
  if (name === "") return toColored(token);
  const keywords: SignaturePart[] = words === "" ? [] : [{ text: words, color: "k" }];
  return [...keywords, { text: name, color: "f" }, ...toColored(token.slice(start.length))];
}

/** Ends a line; the break joins plain text before it. */
function withBreak(parts: readonly SignaturePart[]): SignaturePart[] {
  const last = parts.at(-1);
  const isPlain = last !== undefined && last.url === undefined && last.color === undefined;
  return isPlain ? [...parts.slice(0, -1), { text: `${last.text}\n` }] : [...parts, { text: "\n" }];
}

/** Cuts a signature into its lines, so that each can hang where it wraps, and colors its words. */
export function toSignatureLines(tokens: Tokens): SignatureLine[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (typeof token !== "string") {
      lines.at(-1)?.push(token);
      continue;
    }
    const [first = "", ...rest] = token.split("\n");
    if (first !== "") lines.at(-1)?.push(first);
    for (const text of rest) lines.push(text === "" ? [] : [text]);
  }
  return lines.map((line, index) => {
    const parts = line.flatMap((token, at) => toParts(token, index + at === 0));
    return index === lines.length - 1 ? parts : withBreak(parts);
  });
}

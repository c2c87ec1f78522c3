/** A word of TypeScript code. */
export interface CodeToken {
  readonly kind: "word" | "number" | "string" | "sign" | "end";
  /** As written; for a string its value. */
  readonly text: string;
  /** Index of the first character in the code. */
  readonly start: number;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;

/** What a token may be; the first that matches counts. */
const PATTERNS = [
  ["word", /[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ["number", /(?:0[xX][\da-fA-F_]+|(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][+-]?\d+)?\.?)/y],
  // Quotes end with the line, so that an apostrophe in text costs one line and not the rest.
  ["string", /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\[\s\S])*`/y],
  ["sign", /\.{3}|[\s\S]/y],
] as const;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}

function matchAt(pattern: RegExp, code: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(code)?.[0] ?? "";
}

/** Splits code into words. Never throws: what it does not know is a sign. The last token is "end". */
export function listTokens(code: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let start = matchAt(SPACE, code, 0).length;
  while (start < code.length) {
    for (const [kind, pattern] of PATTERNS) {
      const text = matchAt(pattern, code, start);
      if (text === "") continue;
      tokens.push({ kind, text: kind === "string" ? unquote(text) : text, start });
      start += text.length;
      break;
    }
    start += matchAt(SPACE, code, start).length;
  }
  return [...tokens, { kind: "end", text: "", start: code.length }];
}

/** A word of TypeScript code. */
export interface CodeToken {
  readonly kind: "word" | "number" | "string" | "sign" | "end";
  /** As written; for a string its value. */
  readonly text: string;
  /** Index of the first character in the code. */
  readonly start: number;
}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /(?:0[xX][\da-fA-F_]+|(?:\d[\d_]*)?\.?\d[\d_]*(?:[eE][+-]?\d+)?\.?)/y;
/** Quotes end with the line, so that an apostrophe in text costs one line and not the rest. */
const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\$]|\\[\s\S])*`/y;

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\([\s\S])/g, (_, sign: string) => ESCAPES[sign] ?? sign);
}

function matchAt(pattern: RegExp, code: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(code)?.[0];
}

/** The token at an index, which is not white space. */
function readToken(code: string, start: number): CodeToken & { readonly length: number } {
  const word = matchAt(WORD, code, start);
  if (word !== undefined) return { kind: "word", text: word, start, length: word.length };
  const number = matchAt(NUMBER, code, start);
  if (number !== undefined) return { kind: "number", text: number, start, length: number.length };
  const quoted = matchAt(STRING, code, start);
  if (quoted !== undefined) {
    return { kind: "string", text: unquote(quoted), start, length: quoted.length };
  }
  const spread = code.startsWith("...", start) ? "..." : code.charAt(start);
  return { kind: "sign", text: spread, start, length: spread.length };
}

/** Splits code into words. Never throws: what it does not know is a sign. The last token is "end". */
export function listTokens(code: string): readonly CodeToken[] {
  const tokens: CodeToken[] = [];
  let index = 0;
  for (;;) {
    index += matchAt(SPACE, code, index)?.length ?? 0;
    if (index >= code.length) break;
    const { length, ...token } = readToken(code, index);
    tokens.push(token);
    index += length;
  }
  return [...tokens, { kind: "end", text: "", start: code.length }];
}

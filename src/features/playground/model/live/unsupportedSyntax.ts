import { getFormattedTokens, type Transform } from "sucrase";
import type { CodeProblem } from "./codeProblem";

interface Token {
  readonly line: number;
  readonly column: number;
  /** What it is: `name` for an identifier, else the keyword or the sign itself. */
  readonly label: string;
  /** Its text, of which a long one is cut. */
  readonly raw: string;
  /** Whether the compiler takes it out as a type. */
  readonly isType: boolean;
}

/** Code without any of these has nothing to look for. To read the tokens takes longer than to compile. */
const HINTS: readonly RegExp[] = [
  /\b(?:namespace|module)\s+[^\s{}'"]+\s*\{/,
  /(?:^|[\n(){};])[ \t]*@[\w$(]/,
  /\bstatic\s+accessor\b/,
  /\bexport\s+import\b/,
];

const ROW = /^(\d+):(\d+)-\d+:\d+\s+(\S+)\s+(\S+)\s+\d+\s+\d+\s+(isType)?/;

/** Declares something that exists when the code runs; a namespace without any of these holds types only. */
const VALUE = /^(?:const|let|var|function|class|enum)$/;

/** The tokens of the code; none when it does not parse, which the compiler reports. */
function readTokens(source: string, transforms: Transform[]): Token[] {
  let table: string;
  try {
    table = getFormattedTokens(source, { transforms });
  } catch {
    return [];
  }
  return table.split("\n").flatMap((row) => {
    const [, line, column, label = "", raw = "", type] = ROW.exec(row) ?? [];
    const place = { line: Number(line), column: Number(column) };
    return line === undefined ? [] : [{ ...place, label, raw, isType: type !== undefined }];
  });
}

/** The tokens, with what is asked of many of them counted once: a question for each would take their square. */
class TokenList {
  /** The index after the end of each block, by the index of its bracket. */
  private readonly ends = new Map<number, number>();
  /** How many declarations of values come before each token. */
  private readonly values: number[] = [];

  constructor(private readonly tokens: readonly Token[]) {
    const open: number[] = [];
    let values = 0;
    for (const [index, { label }] of tokens.entries()) {
      this.values.push(values);
      if (VALUE.test(label)) values += 1;
      if (label === "{" || label === "${") open.push(index);
      const start = label === "}" ? open.pop() : undefined;
      if (start !== undefined) this.ends.set(start, index + 1);
    }
    this.values.push(values);
  }

  /** The index after the block that begins at or after an index. */
  endOfBlock(from: number): number {
    const { length } = this.tokens;
    let index = from;
    while (index < length && this.tokens[index]?.label !== "{") index += 1;
    return this.ends.get(index) ?? length;
  }

  /** Whether the block that begins at or after an index declares a value. */
  holdsValue(from: number): boolean {
    return (this.values[this.endOfBlock(from)] ?? 0) > (this.values[from] ?? 0);
  }
}

function isNamespace(tokens: readonly Token[], index: number): boolean {
  const [token, next, after] = tokens.slice(index, index + 3);
  if (!token?.isType || !/^(?:namespace|module)$/.test(token.raw)) return false;
  return next?.label === "name" && (after?.label === "{" || after?.label === ".");
}

/** What is wrong with the token at an index, if anything is. */
function describeFault(
  tokens: readonly Token[],
  list: TokenList,
  index: number,
): string | undefined {
  const [token, next, after] = tokens.slice(index, index + 3);
  if (token?.label === "@") {
    return "Decorators are not supported here. Call the function on the class instead.";
  }
  if (token?.raw === "static" && next?.raw === "accessor" && after?.label === "name") {
    return "A static accessor is not supported here. Write a static getter and setter.";
  }
  if (token?.label === "export" && next?.label === "import") {
    return '"export import" is not supported here. Import the name first, then export it.';
  }
  if (!isNamespace(tokens, index) || !list.holdsValue(index)) return undefined;
  return 'A namespace with code is not supported here. Use an object, or functions and constants of the module; "declare namespace" may hold types.';
}

/**
 * Finds the first TypeScript that the compiler would drop without a word, so that the code fails later or does
 * something else.
 *
 * @param transforms What the compiler will do; decides whether the code may hold JSX.
 */
export function findUnsupportedSyntax(
  source: string,
  transforms: Transform[],
): CodeProblem | undefined {
  if (!HINTS.some((hint) => hint.test(source))) return undefined;
  const tokens = readTokens(source, transforms);
  const list = new TokenList(tokens);
  let index = 0;
  while (index < tokens.length) {
    const { label = "", line = 1, column = 1 } = tokens[index] ?? {};
    const message = describeFault(tokens, list, index);
    if (message !== undefined) return { message, line, column };
    const isDeclared =
      label === "declare" && /^(?:namespace|module|global)$/.test(tokens[index + 1]?.raw ?? "");
    index = isDeclared ? list.endOfBlock(index) : index + 1;
  }
  return undefined;
}

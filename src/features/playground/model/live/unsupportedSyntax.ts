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

/** The index after the block that begins at or after an index. */
function skipBlock(tokens: readonly Token[], from: number): number {
  let depth = 0;
  for (let index = from; index < tokens.length; index++) {
    const label = tokens[index]?.label ?? "";
    if (label === "{" || label === "${") depth++;
    if (label === "}" && --depth === 0) return index + 1;
  }
  return tokens.length;
}

function isNamespace(tokens: readonly Token[], index: number): boolean {
  const [token, next, after] = tokens.slice(index, index + 3);
  if (!token?.isType || !/^(?:namespace|module)$/.test(token.raw)) return false;
  return next?.label === "name" && (after?.label === "{" || after?.label === ".");
}

/** What is wrong with the token at an index, if anything is. */
function describeFault(tokens: readonly Token[], index: number): string | undefined {
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
  if (!isNamespace(tokens, index)) return undefined;
  const block = tokens.slice(index, skipBlock(tokens, index));
  if (!block.some(({ label }) => VALUE.test(label))) return undefined;
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
  let index = 0;
  while (index < tokens.length) {
    const { label = "", line = 1, column = 1 } = tokens[index] ?? {};
    const message = describeFault(tokens, index);
    if (message !== undefined) return { message, line, column };
    const isDeclared =
      label === "declare" && /^(?:namespace|module|global)$/.test(tokens[index + 1]?.raw ?? "");
    index = isDeclared ? skipBlock(tokens, index) : index + 1;
  }
  return undefined;
}

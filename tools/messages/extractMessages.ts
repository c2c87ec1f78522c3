import path from "node:path";
import ts from "typescript";
import { listFiles } from "../listFiles";
import { readText } from "../../src/node/files/readText";

/** A text of a toolkit error or warning. */
export interface ToolkitMessage {
  /** The text; "…" replaces what is filled in at run time. */
  readonly message: string;
  /** Where it is, relative to the package: `board/piece.js:138`. */
  readonly places: readonly string[];
}

/** Folders of bundled third-party code: React documents its own messages. */
const BUNDLED = /(?:^|\/)assets\//;

/** Functions that return why a move is refused; the engine adds the reason after "Unable to process move". */
const REFUSERS = new Set(["error", "_process", "processMove"]);

const PLACEHOLDER = "…";

/** The text of an expression; `undefined` if it is not text at all. */
function readString(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return readString(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text);
    return node.head.text + spans.join("");
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = readString(node.left);
    const right = readString(node.right);
    if (left === undefined && right === undefined) return undefined;
    return (left ?? PLACEHOLDER) + (right ?? PLACEHOLDER);
  }
  return undefined;
}

/** Texts that a function may return: one, or the fallback of `error || "…"`. */
function readReturned(node: ts.Expression): (string | undefined)[] {
  if (ts.isConditionalExpression(node))
    return [...readReturned(node.whenTrue), ...readReturned(node.whenFalse)];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
    return readReturned(node.right);
  return [readString(node)];
}

function isInRefuser(node: ts.Node): boolean {
  const owner = ts.findAncestor(node, ts.isMethodDeclaration);
  return owner !== undefined && REFUSERS.has(owner.name.getText());
}

function readNode(node: ts.Node): (string | undefined)[] {
  if (ts.isThrowStatement(node)) return [readString(node.expression)];
  if (ts.isReturnStatement(node) && node.expression && isInRefuser(node))
    return readReturned(node.expression);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const callee = node.expression.getText();
  const [first] = node.arguments ?? [];
  return first && /^(?:Error|console\.(?:warn|error))$/.test(callee) ? [readString(first)] : [];
}

/** Texts of one file with their line numbers. */
function readFile(file: string): { readonly message: string; readonly line: number }[] {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const found: { message: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    for (const message of readNode(node)) {
      if (message === undefined || message.replaceAll(PLACEHOLDER, "").trim() === "") continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ message: message.replace(/…+/g, PLACEHOLDER), line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Everything the toolkit throws, warns about, or refuses a move with, sorted by text. `folder` holds the
 * JavaScript of the installed package.
 */
export function extractMessages(folder: string): ToolkitMessage[] {
  const places = new Map<string, string[]>();
  const files = listFiles(folder).filter((file) => file.endsWith(".js") && !BUNDLED.test(file));
  for (const file of files) {
    for (const { message, line } of readFile(path.join(folder, file))) {
      places.set(message, [...(places.get(message) ?? []), `${file}:${String(line)}`]);
    }
  }
  return [...places]
    .map(([message, all]) => ({ message, places: all }))
    .sort((a, b) => (a.message < b.message ? -1 : 1));
}

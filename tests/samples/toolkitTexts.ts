import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { readText } from "../../src/node/files/readText";

const TOOLKIT = "node_modules/@boardzilla/core/entry";

/** In the names of its panels for authors, which no player sees. */
const FOR_AUTHORS = "Debug";

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
}

const isElement = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === "React.createElement";

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.getText().includes("==");

/** The literals that a child of an element can become, not those of its attributes. */
function* literalsOf(node: ts.Node): Generator<string> {
  if (isComparison(node)) return;
  if (ts.isStringLiteral(node)) yield node.text;
  const parts = isElement(node) ? node.arguments.slice(2) : node.getChildren();
  for (const part of parts) yield* literalsOf(part);
}

function* drawnIn(node: ts.Node): Generator<string> {
  if (isElement(node)) yield* literalsOf(node);
  else for (const child of node.getChildren()) yield* drawnIn(child);
}

function* allIn(node: ts.Node): Generator<string> {
  if (ts.isStringLiteral(node)) yield node.text;
  for (const child of node.getChildren()) yield* allIn(child);
}

/**
 * The texts in the code of the installed toolkit's UI: those that it draws as children of elements, each once, and all
 * literals, which include reasons of refused choices.
 */
export function toolkitTexts(): { readonly drawn: string[]; readonly all: string[] } {
  const ui = readdirSync(path.join(TOOLKIT, "ui"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js") && !file.includes(FOR_AUTHORS))
    .map((file) => parse(path.join(TOOLKIT, "ui", file)));
  const choices = parse(path.join(TOOLKIT, "action/selection.js"));
  const drawn = new Set(ui.flatMap((file) => [...drawnIn(file)]));
  drawn.delete("");
  return { drawn: [...drawn], all: [...ui, choices].flatMap((file) => [...allIn(file)]) };
}

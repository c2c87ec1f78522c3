import type * as TypeScript from "typescript";
import type { SampleReference } from "../../../../shared/contracts/references";
import { describeNames, followAlias } from "./describeNames";
import { TOOLKIT } from "../../../../shared/toolkit";

const FOLDER = `/node_modules/${TOOLKIT}/`;
/** Flow commands are properties of this member of Game; the reference explains them separately. */
const COMMANDS = "flowCommands";

type Ts = typeof TypeScript;

function nameOf(ts: Ts, { name }: { name?: TypeScript.Node | undefined }): string | undefined {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** The symbol that a type literal belongs to: `type Box = {…}`, `const Do: {…}`, `flowCommands: {…}`. */
function ownerOfLiteral(ts: Ts, literal: TypeScript.Node): string | undefined {
  const { parent } = literal;
  if (ts.isTypeAliasDeclaration(parent) || ts.isVariableDeclaration(parent)) {
    return nameOf(ts, parent);
  }
  return ts.isPropertyDeclaration(parent) && nameOf(ts, parent) === COMMANDS ? COMMANDS : undefined;
}

/**
 * The name under which the reference explains a declaration of the toolkit, such as `createGame` or
 * `Action#chooseFrom`; `undefined` for everything that is declared elsewhere or has no name.
 */
function toolkitName(ts: Ts, declaration: TypeScript.Declaration): string | undefined {
  if (!declaration.getSourceFile().fileName.includes(FOLDER)) return undefined;
  const name = nameOf(ts, declaration as { name?: TypeScript.Node });
  if (name === undefined) return undefined;
  const { parent } = declaration;
  if (ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent)) {
    const owner = nameOf(ts, parent);
    return owner === undefined ? undefined : `${owner}#${name}`;
  }
  if (ts.isTypeLiteralNode(parent)) {
    const owner = ownerOfLiteral(ts, parent);
    if (owner === undefined) return undefined;
    return owner === COMMANDS ? name : `${owner}#${name}`;
  }
  const isTop =
    ts.isClassDeclaration(declaration) ||
    ts.isFunctionDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isVariableDeclaration(declaration);
  return isTop ? name : undefined;
}

/** The property that a destructured name refers to: `action` in `const { action } = game`. */
function destructured(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  symbol: TypeScript.Symbol,
): TypeScript.Symbol | undefined {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !ts.isBindingElement(declaration)) return undefined;
  const source = declaration.propertyName ?? declaration.name;
  if (!ts.isIdentifier(source)) return undefined;
  return checker.getTypeAtLocation(declaration.parent).getProperty(source.text);
}

/** The name under which something is imported: what comes before `as`. */
function importedName(
  ts: Ts,
  identifier: TypeScript.Identifier,
  symbol: TypeScript.Symbol,
): string | undefined {
  const { parent } = identifier;
  const specifier = ts.isImportSpecifier(parent)
    ? parent
    : symbol.declarations?.find((each) => ts.isImportSpecifier(each));
  return specifier && (specifier.propertyName ?? specifier.name).text;
}

/** What an identifier names, if it is a symbol or member of the toolkit. */
function nameAt(
  ts: Ts,
  checker: TypeScript.TypeChecker,
  identifier: TypeScript.Identifier,
): string | undefined {
  const local = checker.getSymbolAtLocation(identifier);
  if (!local) return undefined;
  const direct = followAlias(ts, checker, local);
  const symbol = destructured(ts, checker, direct) ?? direct;
  for (const declaration of symbol.declarations ?? []) {
    const name = toolkitName(ts, declaration);
    // TypeScript's own name for a default export of an expression; only importers name it.
    if (name === "_default") return importedName(ts, identifier, local);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Whether an identifier only gives a name to something new, such as a key of an object. */
function isOwnName(ts: Ts, identifier: TypeScript.Identifier): boolean {
  const { parent } = identifier;
  if (ts.isPropertyAssignment(parent)) return parent.name === identifier;
  return (
    (ts.isClassDeclaration(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isParameter(parent)) &&
    parent.name === identifier
  );
}

/**
 * Finds every place in a part of a file that names a symbol or member of the toolkit, by the compiler's own
 * name resolution.
 */
export function findReferences(
  ts: Ts,
  program: TypeScript.Program,
  fileName: string,
  range: { readonly start: number; readonly length: number },
): SampleReference[] {
  const checker = program.getTypeChecker();
  return describeNames(ts, program.getSourceFile(fileName), range, (name) => {
    const symbol = isOwnName(ts, name) ? undefined : nameAt(ts, checker, name);
    return symbol === undefined ? undefined : { symbol };
  });
}

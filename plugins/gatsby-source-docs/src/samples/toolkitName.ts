import type * as TypeScript from "typescript";

const TOOLKIT = "/node_modules/@boardzilla/core/";
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
export function toolkitName(ts: Ts, declaration: TypeScript.Declaration): string | undefined {
  if (!declaration.getSourceFile().fileName.includes(TOOLKIT)) return undefined;
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

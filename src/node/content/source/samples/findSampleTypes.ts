import type * as TypeScript from "typescript";
import type { SampleType } from "../../../../shared/contracts/references";
import { layOutType } from "../../code/typeText";
import { describeNames, followAlias } from "./describeNames";

type Ts = typeof TypeScript;

/** What describes the names of one program. */
interface Compiler {
  readonly ts: Ts;
  readonly checker: TypeScript.TypeChecker;
}

/** Classes by their names, wherever they are declared. */
function formatFlags(ts: Ts): TypeScript.TypeFormatFlags {
  return ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
}

/** The call that a name is the function of: `loop` of `loop()`, `do` of `action.do()`. */
function callOf(ts: Ts, node: TypeScript.Identifier): TypeScript.CallExpression | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  return ts.isCallExpression(call) && call.expression === callee ? call : undefined;
}

/** `const`, `let` and the like before the names that they declare. */
function keywordOf(ts: Ts, { valueDeclaration }: TypeScript.Symbol): string {
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return "";
  const list = ts.getCombinedNodeFlags(valueDeclaration);
  if ((list & ts.NodeFlags.Const) !== 0) return "const ";
  return (list & ts.NodeFlags.Let) !== 0 ? "let " : "";
}

/** The first line of a class or an interface, as it is declared. */
function describeHead(ts: Ts, { declarations = [] }: TypeScript.Symbol): string | undefined {
  const declaration = declarations.find(
    (each) => ts.isClassLike(each) || ts.isInterfaceDeclaration(each),
  );
  if (!declaration?.name) return undefined;
  const text = (node: TypeScript.Node): string => node.getText();
  const parameters = declaration.typeParameters?.map(text).join(", ");
  const heritage = declaration.heritageClauses?.map(text).join(" ");
  return [
    ts.isInterfaceDeclaration(declaration) ? "interface " : "class ",
    declaration.name.text,
    parameters === undefined ? "" : `<${parameters}>`,
    heritage === undefined ? "" : ` ${heritage}`,
  ].join("");
}

/** A name that refers to a value, with its type; nothing where any type will do. */
function describeValue(
  { ts, checker }: Compiler,
  node: TypeScript.Identifier,
  symbol: TypeScript.Symbol,
): string | undefined {
  const call = callOf(ts, node);
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const signatures = type.getCallSignatures();
  const only = signatures.length === 1 ? signatures[0] : undefined;
  const signature = (call && checker.getResolvedSignature(call)) ?? only;
  const { Function, Method } = ts.SymbolFlags;
  const isFunction = (symbol.flags & Function) !== 0;
  if (signature && signatures.length > 0 && (call ?? (symbol.flags & (Function | Method)) !== 0)) {
    const text = checker.signatureToString(signature, node, formatFlags(ts));
    return `${isFunction ? "function " : ""}${node.text}${text}`;
  }
  if ((type.flags & ts.TypeFlags.Any) !== 0) return undefined;
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  const name = keywordOf(ts, symbol) + node.text + (isOptional ? "?" : "");
  return `${name}: ${checker.typeToString(type, node, formatFlags(ts))}`;
}

function describeType(
  { ts, checker }: Compiler,
  node: TypeScript.Identifier,
  symbol: TypeScript.Symbol,
): string | undefined {
  if ((symbol.flags & ts.SymbolFlags.TypeParameter) !== 0) return `type parameter ${node.text}`;
  if ((symbol.flags & ts.SymbolFlags.TypeAlias) === 0) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const text = checker.typeToString(type, node, ts.TypeFormatFlags.InTypeAlias);
  return `type ${symbol.name} = ${text}`;
}

/** TypeScript names a class that a sample does not import by its file path; the class name is enough. */
function withoutPaths(text: string): string {
  return text.replace(/import\("[^"]*"\)\./g, "");
}

function describe(compiler: Compiler, node: TypeScript.Identifier): string | undefined {
  const { ts, checker } = compiler;
  const local = checker.getSymbolAtLocation(node);
  if (!local || checker.isUnknownSymbol(local)) return undefined;
  const symbol = followAlias(ts, checker, local);
  const { Class, Interface, Value } = ts.SymbolFlags;
  const isHead = (symbol.flags & Class) !== 0 || (symbol.flags & (Interface | Value)) === Interface;
  if (isHead) return describeHead(ts, symbol);
  return (symbol.flags & Value) === 0
    ? describeType(compiler, node, symbol)
    : describeValue(compiler, node, symbol);
}

/** Whether it is worth a card: an HTML tag is not, nor is the name of one of its attributes. */
function isTold(ts: Ts, node: TypeScript.Identifier): boolean {
  const isTag = ts.isJsxOpeningLikeElement(node.parent) || ts.isJsxClosingElement(node.parent);
  return !(isTag && /^[a-z]/.test(node.text)) && !ts.isJsxAttribute(node.parent);
}

/** Finds what TypeScript says about every name in a part of a file. */
export function findSampleTypes(
  ts: Ts,
  program: TypeScript.Program,
  fileName: string,
  range: { readonly start: number; readonly length: number },
): SampleType[] {
  const compiler: Compiler = { ts, checker: program.getTypeChecker() };
  return describeNames(ts, program.getSourceFile(fileName), range, (name) => {
    const text = isTold(ts, name) ? describe(compiler, name) : undefined;
    return text === undefined ? undefined : { text: layOutType(withoutPaths(text)) };
  });
}

import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { listFiles } from "../listFiles";

/** A symbol or a member as a version of the toolkit declares it. */
export interface Declared {
  /** Its declarations without comments, the overloads one below the other. */
  readonly signature: string;
  /** Whether the toolkit documents it at all. */
  readonly hasComment: boolean;
}

/** What a version of the toolkit declares. */
export interface Declarations {
  /** Symbols and their own members by name, such as `createGame` and `Action#chooseFrom`. */
  readonly declared: ReadonlyMap<string, Declared>;
  /** The class or interface that one extends. */
  readonly bases: ReadonlyMap<string, string>;
  /** Names of symbols that a game can import. */
  readonly exported: ReadonlySet<string>;
}

export const NOTHING_DECLARED: Declarations = {
  declared: new Map(),
  bases: new Map(),
  exported: new Set(),
};

const printer = ts.createPrinter({ removeComments: true });

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/** A declaration on no more lines than in its source, without comments and file-level keywords. */
function print(node: ts.Node, file: ts.SourceFile): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/\bimport\("[^"]*"\)\./g, "")
    .replace(/^(?:export |default |declare )+/, "")
    .replace(/;$/, "");
}

/** The head of a class or interface: everything before its members. */
function printHead(
  node: ts.ClassDeclaration | ts.InterfaceDeclaration,
  file: ts.SourceFile,
): string {
  const [head = ""] = print(node, file).split(/\s*\{\n|\s*\{\s*\}/, 1);
  return head;
}

const isInternal = (node: ts.Node): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal");

function memberName(member: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isConstructorDeclaration(member)) return "constructor";
  const { name } = member;
  if (!name || ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) return undefined;
  return name.text.startsWith("_") ? undefined : name.text;
}

type Named =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.EnumDeclaration;

const isNamed = (node: ts.Node): node is Named & { readonly name: ts.Identifier } =>
  (ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isEnumDeclaration(node)) &&
  node.name !== undefined;

/** What files export under their own name, such as the default export of `use-d6.d.ts` as `useD6`. */
interface Renaming {
  readonly declaredAs: string;
  readonly name: string;
}

/** The parts of an object type that name its members. */
function typeLiterals(type: ts.TypeNode | undefined): readonly ts.TypeLiteralNode[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return [type];
  return ts.isIntersectionTypeNode(type) ? type.types.flatMap(typeLiterals) : [];
}

class DeclarationReader {
  readonly declared = new Map<string, Declared>();
  readonly bases = new Map<string, string>();

  #add(name: string, node: ts.Node, signature: string): void {
    const known = this.declared.get(name);
    const hasComment = ts.getJSDocCommentsAndTags(node).length > 0;
    this.declared.set(name, {
      signature: known ? `${known.signature}\n${signature}` : signature,
      hasComment: hasComment || (known?.hasComment ?? false),
    });
  }

  #addMembers(
    owner: string,
    members: readonly (ts.ClassElement | ts.TypeElement)[],
    file: ts.SourceFile,
  ): void {
    for (const member of members) {
      const key = memberName(member);
      const isHidden = (ts.getCombinedModifierFlags(member) & HIDDEN) !== 0;
      if (key === undefined || isHidden || isInternal(member)) continue;
      this.#add(`${owner}#${key}`, member, print(member, file));
    }
  }

  #readVariables(node: ts.VariableStatement, file: ts.SourceFile): void {
    for (const each of node.declarationList.declarations) {
      if (!ts.isIdentifier(each.name)) continue;
      this.#add(each.name.text, node, `const ${print(each, file)}`);
      for (const { members } of typeLiterals(each.type)) {
        this.#addMembers(each.name.text, members, file);
      }
    }
  }

  #readClass(
    node: ts.ClassDeclaration | ts.InterfaceDeclaration,
    owner: string,
    file: ts.SourceFile,
  ): void {
    this.#add(owner, node, printHead(node, file));
    this.#addMembers(owner, node.members, file);
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const expression = base?.types[0]?.expression;
    if (expression && ts.isIdentifier(expression)) this.bases.set(owner, expression.text);
  }

  #readNamed(node: Named, owner: string, file: ts.SourceFile): void {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) {
      this.#readClass(node, owner, file);
      return;
    }
    this.#add(owner, node, print(node, file));
    if (!ts.isTypeAliasDeclaration(node)) return;
    for (const { members } of typeLiterals(node.type)) this.#addMembers(owner, members, file);
  }

  read(node: ts.Statement, file: ts.SourceFile): void {
    if (isInternal(node)) return;
    if (ts.isVariableStatement(node)) this.#readVariables(node, file);
    // `declare global`
    if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
      for (const each of node.body.statements) this.read(each, file);
    }
    if (isNamed(node)) this.#readNamed(node, node.name.text, file);
  }

  /** Adds what is declared under one name and known by another. */
  rename({ declaredAs, name }: Renaming): void {
    if (this.declared.has(name)) return;
    for (const [key, each] of [...this.declared]) {
      if (key === declaredAs || key.startsWith(`${declaredAs}#`)) {
        this.declared.set(name + key.slice(declaredAs.length), each);
      }
    }
    const base = this.bases.get(declaredAs);
    if (base !== undefined) this.bases.set(name, base);
  }
}

/** The name of what a file exports by default. */
function defaultName(file: ts.SourceFile): string | undefined {
  for (const node of file.statements) {
    if (ts.isExportAssignment(node) && ts.isIdentifier(node.expression))
      return node.expression.text;
    const modifiers = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
    const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    if (isDefault && isNamed(node)) return node.name.text;
  }
  return undefined;
}

/** The names that a file gives to default exports of other files, by those files. */
function listRenamings(file: ts.SourceFile): { readonly from: string; readonly name: string }[] {
  return file.statements.flatMap((node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const name = node.importClause?.name?.text;
      return name === undefined ? [] : [{ from: node.moduleSpecifier.text, name }];
    }
    if (!ts.isExportDeclaration(node) || !node.exportClause || !node.moduleSpecifier) return [];
    if (!ts.isNamedExports(node.exportClause) || !ts.isStringLiteral(node.moduleSpecifier))
      return [];
    const from = node.moduleSpecifier.text;
    return node.exportClause.elements
      .filter(({ propertyName }) => propertyName?.text === "default")
      .map(({ name }) => ({ from, name: name.text }));
  });
}

/**
 * Reads the declaration files below a folder, each separately: nothing is resolved, so the packages that
 * they import need not be installed.
 */
export function readDeclarations(folder: string): Declarations {
  const names = listFiles(folder).filter((name) => name.endsWith(".d.ts"));
  const files = new Map(names.map((name) => [name, parse(folder, name)]));
  const reader = new DeclarationReader();
  for (const file of files.values()) {
    for (const node of file.statements) reader.read(node, file);
  }
  for (const [name, file] of files) {
    for (const renaming of listRenamings(file)) {
      const target = files.get(resolveDeclaration(name, renaming.from));
      const declaredAs = target && defaultName(target);
      if (declaredAs !== undefined) reader.rename({ declaredAs, name: renaming.name });
    }
  }
  const exported = [...files.keys()]
    .filter((name) => name === "index.d.ts" || name === "components/index.d.ts")
    .flatMap((name) => [...readExports(folder, name)]);
  const { declared, bases } = reader;
  return { declared, bases, exported: new Set(exported) };
}

function parse(folder: string, name: string): ts.SourceFile {
  const text = readFileSync(path.join(folder, name), "utf8");
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** The declaration file that a relative import of another one names. */
function resolveDeclaration(name: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, ".d.ts");
}

/** The names that a file exports by lists, `export *`, or at their declaration. */
function readExports(folder: string, name: string): Set<string> {
  const file = parse(folder, name);
  const names = file.statements.flatMap((node) => {
    if (ts.isExportDeclaration(node)) {
      const { exportClause, moduleSpecifier } = node;
      if (exportClause && ts.isNamedExports(exportClause)) {
        return exportClause.elements.map((each) => each.name.text);
      }
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      return [...readExports(folder, resolveDeclaration(name, moduleSpecifier.text))];
    }
    const isExported = ts.canHaveModifiers(node)
      ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (!isExported) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map((each) => each.name.getText());
    }
    return isNamed(node) ? [node.name.text] : [];
  });
  return new Set(names);
}

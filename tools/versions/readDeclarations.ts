import path from "node:path";
import ts from "typescript";
import { readText } from "../../src/node/files/readText";
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
function print(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\bimport\("[^"]*"\)\./g, "")
    .replace(/^(?:export |default |declare )+/, "")
    .replace(/;$/, "");
}

const isInternal = (node: ts.Node): boolean =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === "internal");

const hasModifier = (node: ts.Node, kind: ts.ModifierSyntaxKind): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some((each) => each.kind === kind) === true;

function memberName(member: ts.ClassElement | ts.TypeElement): string | undefined {
  if (ts.isConstructorDeclaration(member)) return "constructor";
  const { name } = member;
  if (!name || ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) return undefined;
  return name.text.startsWith("_") ? undefined : name.text;
}

const isClass = (node: ts.Node): node is ts.ClassDeclaration | ts.InterfaceDeclaration =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node);

type Named =
  | ts.ClassDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.EnumDeclaration;

const isNamed = (node: ts.Node): node is Named & { readonly name: ts.Identifier } =>
  (isClass(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isEnumDeclaration(node)) &&
  node.name !== undefined;

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

  #addMembers(owner: string, members: readonly (ts.ClassElement | ts.TypeElement)[]): void {
    for (const member of members) {
      const key = memberName(member);
      const isHidden = (ts.getCombinedModifierFlags(member) & HIDDEN) !== 0;
      if (key === undefined || isHidden || isInternal(member)) continue;
      this.#add(`${owner}#${key}`, member, print(member));
    }
  }

  #addType(owner: string, type: ts.TypeNode | undefined): void {
    for (const { members } of typeLiterals(type)) this.#addMembers(owner, members);
  }

  #readClass(node: ts.ClassDeclaration | ts.InterfaceDeclaration, owner: string): void {
    // Everything before its members.
    const [head = ""] = print(node).split(/\s*\{\n|\s*\{\s*\}/, 1);
    this.#add(owner, node, head);
    this.#addMembers(owner, node.members);
    const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword);
    const expression = base?.types[0]?.expression;
    if (expression && ts.isIdentifier(expression)) this.bases.set(owner, expression.text);
  }

  read(node: ts.Statement): void {
    if (isInternal(node)) return;
    if (ts.isVariableStatement(node)) {
      for (const { name, type } of node.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue;
        this.#add(name.text, node, `const ${print(name.parent)}`);
        this.#addType(name.text, type);
      }
    }
    // `declare global`
    if (ts.isModuleDeclaration(node) && node.body && ts.isModuleBlock(node.body)) {
      for (const each of node.body.statements) this.read(each);
    }
    if (!isNamed(node)) return;
    const owner = node.name.text;
    if (isClass(node)) {
      this.#readClass(node, owner);
      return;
    }
    this.#add(owner, node, print(node));
    if (ts.isTypeAliasDeclaration(node)) this.#addType(owner, node.type);
  }

  /** Adds under its other name what is declared under one, such as the default export of `use-d6.d.ts`. */
  rename(declaredAs: string, name: string): void {
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
    const isDefault = hasModifier(node, ts.SyntaxKind.DefaultKeyword);
    if (isDefault && isNamed(node)) return node.name.text;
  }
  return undefined;
}

/** The names that a file gives to default exports of other files, by those files. */
function listRenamings(file: ts.SourceFile): { readonly from: string; readonly name: string }[] {
  return file.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    if (!node.moduleSpecifier || !ts.isStringLiteral(node.moduleSpecifier)) return [];
    const from = node.moduleSpecifier.text;
    if (ts.isImportDeclaration(node)) {
      const name = node.importClause?.name?.text;
      return name === undefined ? [] : [{ from, name }];
    }
    if (!node.exportClause || !ts.isNamedExports(node.exportClause)) return [];
    return node.exportClause.elements
      .filter(({ propertyName }) => propertyName?.text === "default")
      .map(({ name }) => ({ from, name: name.text }));
  });
}

/** The declaration file that a relative import of another one names. */
function resolveDeclaration(name: string, specifier: string): string {
  return path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, ".d.ts");
}

type DeclarationFiles = ReadonlyMap<string, ts.SourceFile>;

/** The names that a file exports by lists, `export *`, or at their declaration. */
function readExports(files: DeclarationFiles, name: string): string[] {
  return (files.get(name)?.statements ?? []).flatMap((node) => {
    if (ts.isExportDeclaration(node)) {
      const { exportClause, moduleSpecifier } = node;
      if (exportClause && ts.isNamedExports(exportClause)) {
        return exportClause.elements.map((each) => each.name.text);
      }
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      return readExports(files, resolveDeclaration(name, moduleSpecifier.text));
    }
    if (!hasModifier(node, ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map((each) => each.name.getText());
    }
    return isNamed(node) ? [node.name.text] : [];
  });
}

/**
 * Reads the declaration files below a folder, each separately: nothing is resolved, so the packages that
 * they import need not be installed.
 */
export function readDeclarations(folder: string): Declarations {
  const names = listFiles(folder).filter((name) => name.endsWith(".d.ts"));
  const files: DeclarationFiles = new Map(
    names.map((name) => {
      const text = readText(path.join(folder, name));
      return [name, ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)];
    }),
  );
  const reader = new DeclarationReader();
  for (const { statements } of files.values()) {
    for (const node of statements) reader.read(node);
  }
  for (const [name, file] of files) {
    for (const renaming of listRenamings(file)) {
      const target = files.get(resolveDeclaration(name, renaming.from));
      const declaredAs = target && defaultName(target);
      if (declaredAs !== undefined) reader.rename(declaredAs, renaming.name);
    }
  }
  const entries = ["index.d.ts", "components/index.d.ts"];
  const exported = new Set(entries.flatMap((name) => readExports(files, name)));
  return { declared: reader.declared, bases: reader.bases, exported };
}

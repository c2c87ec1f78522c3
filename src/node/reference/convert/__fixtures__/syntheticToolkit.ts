import type { Overlay } from "../overlay";
import {
  Kind,
  SCHEMA_VERSION,
  type Declaration,
  type Project,
  type Signature,
  type ToolkitModel,
  type Type,
} from "../typedocProject";

/** Parts of TypeDoc's JSON for tests; everything in here is made up. */
export const PACKAGE = "synthetic-toolkit";

type Loose = Readonly<Record<string, unknown>>;

let nextId = 1000;

/** A reflection with an id of its own unless one is given. */
function reflection(variant: string, kind: number, name: string, rest: Loose): unknown {
  nextId += 1;
  return { id: nextId, name, kind, variant, flags: {}, ...rest };
}

/** A declaration as TypeDoc writes it. */
export function declaration(name: string, kind: number, rest: Loose = {}): Declaration {
  return reflection("declaration", kind, name, rest) as Declaration;
}

/** A call signature. */
export function signature(name: string, rest: Loose = {}): Signature {
  return reflection("signature", 4096, name, rest) as Signature;
}

/** A parameter of a signature. */
export function parameter(name: string, type: Type, rest: Loose = {}): Loose {
  return reflection("param", 32768, name, { type, ...rest }) as Loose;
}

export const textPart = (words: string): Loose => ({ kind: "text", text: words });
export const code = (words: string): Loose => ({ kind: "code", text: words });
export const inlineLink = (words: string, target?: number | string): Loose => ({
  kind: "inline-tag",
  tag: "@link",
  text: words,
  target,
});

/** A doc comment. */
export function comment(summary: readonly Loose[], ...blockTags: readonly Loose[]): Loose {
  return { summary, blockTags };
}

/** A block tag of a comment; `name` is that of a parameter. */
export function tag(tag: string, content: readonly Loose[], name?: string): Loose {
  return { tag, content, name };
}

/** What has a doc comment that says this. */
export function words(summary: string, ...blockTags: readonly Loose[]): Loose {
  return { comment: comment([textPart(summary)], ...blockTags) };
}

export const string: Type = { type: "intrinsic", name: "string" };
export const number: Type = { type: "intrinsic", name: "number" };

/** A type of TypeDoc's JSON; cast, because the real types hold brands that JSON does not have. */
export function type(value: Loose): Type {
  return value as unknown as Type;
}

/** A reference to a declaration of this toolkit. */
export function reference(name: string, target: number, typeArguments?: readonly Type[]): Type {
  return type({ type: "reference", name, package: PACKAGE, target, typeArguments });
}

export const union = (...types: readonly Type[]): Type => type({ type: "union", types });
export const list = (elementType: Type): Type => type({ type: "array", elementType });

/** A reference to a type of TypeScript itself. */
export function builtIn(name: string, typeArguments?: readonly Type[]): Type {
  const target = { packageName: "typescript", packagePath: "lib", qualifiedName: name };
  return type({ type: "reference", name, package: "typescript", target, typeArguments });
}

/** An object type or a function type. */
export function literal(rest: Loose): Type {
  return type({ type: "reflection", declaration: declaration("__type", Kind.TypeLiteral, rest) });
}

/** A property of a class or of an object type. */
export function propertyDeclaration(name: string, type: Type, rest: Loose = {}): Declaration {
  return declaration(name, Kind.Property, { type, ...rest });
}

/** A method with one or more signatures. */
export function method(
  name: string,
  signatures: readonly Signature[],
  rest: Loose = {},
): Declaration {
  return declaration(name, Kind.Method, { signatures, ...rest });
}

/** A project with these symbols. */
export function project(...children: readonly Declaration[]): Project {
  const node = {
    id: 0,
    name: PACKAGE,
    variant: "project",
    kind: 1,
    flags: {},
    schemaVersion: SCHEMA_VERSION,
    children,
  };
  return node as unknown as Project;
}

/** A model in which the package exports the named symbols. */
export function model(root: Project, exported: readonly string[] = []): ToolkitModel {
  const exports = exported.map((name) => ({ name, typeOnly: false }));
  return {
    packageName: PACKAGE,
    version: "1.2.3",
    entries: [{ specifier: PACKAGE, exports }],
    project: root,
  };
}

const DESCRIPTION = "A made-up sentence that is long enough to be the description of a page.";

/** An overlay that says nothing but what is given. */
export function overlay(rest: Partial<Overlay> = {}): Overlay {
  return {
    pages: {
      index: { title: "Index", sidebarLabel: "Index", description: DESCRIPTION },
      modules: { title: "Modules", sidebarLabel: "Modules", description: DESCRIPTION },
    },
    categories: {
      symbols: ["Board", "Flow", "Engine"],
      members: ["Queries", "Structure"],
    },
    symbols: {},
    links: {},
    ...rest,
  };
}

/** Marks code instead of coloring it. */
export const highlight = (source: string, language: string): string =>
  `<i class="${language}">${source.replace(/</g, "&lt;")}</i>`;

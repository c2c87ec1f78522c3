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

/** A declaration as TypeDoc writes it, with an id of its own unless one is given. */
export function declaration(name: string, kind: number, rest: Loose = {}): Declaration {
  nextId += 1;
  const node = { id: nextId, name, kind, variant: "declaration", flags: {}, ...rest };
  return node as unknown as Declaration;
}

/** A call signature. */
export function signature(name: string, rest: Loose = {}): Signature {
  nextId += 1;
  const node = { id: nextId, name, kind: 4096, variant: "signature", flags: {}, ...rest };
  return node as unknown as Signature;
}

/** A parameter of a signature. */
export function parameter(name: string, type: Type, rest: Loose = {}): Loose {
  nextId += 1;
  return { id: nextId, name, kind: 32768, variant: "param", flags: {}, type, ...rest };
}

export const text = (words: string): Loose => ({ kind: "text", text: words });
export const code = (words: string): Loose => ({ kind: "code", text: words });
export const inlineLink = (words: string, target?: number | string): Loose => ({
  kind: "inline-tag",
  tag: "@link",
  text: words,
  ...(target === undefined ? {} : { target }),
});

/** A doc comment. */
export function comment(summary: readonly Loose[], ...blockTags: readonly Loose[]): Loose {
  return { summary, blockTags };
}

/** A block tag of a comment. */
export function tag(name: string, content: readonly Loose[], parameterName?: string): Loose {
  return {
    tag: name,
    content,
    ...(parameterName === undefined ? {} : { name: parameterName }),
  };
}

export const string: Type = { type: "intrinsic", name: "string" };
export const number: Type = { type: "intrinsic", name: "number" };

/** A type of TypeDoc's JSON; cast, because the real types hold brands that JSON does not have. */
export function type(value: Loose): Type {
  return value as unknown as Type;
}

/** A reference to a declaration of this toolkit. */
export function reference(name: string, target: number, typeArguments?: readonly Type[]): Type {
  return type({
    type: "reference",
    name,
    package: PACKAGE,
    target,
    ...(typeArguments === undefined ? {} : { typeArguments }),
  });
}

/** An object type or a function type. */
export function literal(rest: Loose): Type {
  return type({ type: "reflection", declaration: declaration("__type", Kind.TypeLiteral, rest) });
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

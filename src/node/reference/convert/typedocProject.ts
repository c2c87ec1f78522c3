import type { JSONOutput } from "typedoc";

export type Project = JSONOutput.ProjectReflection;
export type Declaration = JSONOutput.DeclarationReflection;
export type Signature = JSONOutput.SignatureReflection;
export type Parameter = JSONOutput.ParameterReflection;
export type TypeParameter = JSONOutput.TypeParameterReflection;
export type Type = JSONOutput.SomeType;
export type Comment = JSONOutput.Comment;
export type CommentPart = JSONOutput.CommentDisplayPart;

/** The names an entry point of the package offers, and whether each is a type only. */
export interface PackageEntry {
  /** The package's name, and what follows it, such as `/components`. */
  readonly specifier: string;
  readonly exports: readonly { readonly name: string; readonly typeOnly: boolean }[];
}

/** What the conversion reads: TypeDoc's JSON, and what can be imported from where. */
export interface ToolkitModel {
  readonly packageName: string;
  readonly version: string;
  readonly entries: readonly PackageEntry[];
  readonly project: Project;
}

/** The numbers TypeDoc uses for the kinds of a declaration. */
export const Kind = {
  Enum: 8,
  EnumMember: 16,
  Variable: 32,
  Function: 64,
  Class: 128,
  Interface: 256,
  Constructor: 512,
  Property: 1024,
  Method: 2048,
  TypeLiteral: 65536,
  Accessor: 262144,
  TypeAlias: 2097152,
} as const;

/** The one version of TypeDoc's JSON that the conversion understands. */
export const SCHEMA_VERSION = "2.0";

/**
 * Stops at a version of TypeDoc's JSON that the conversion does not understand: somebody changed the pin in
 * `package.json`.
 */
export function checkSchema(project: Project): Project {
  if (project.schemaVersion === SCHEMA_VERSION) return project;
  throw new Error(
    `TypeDoc's JSON has schema version ${JSON.stringify(project.schemaVersion)}; ` +
      `the API reference understands "${SCHEMA_VERSION}".\n` +
      "Fix: install the TypeDoc version of package-lock.json (npm ci), or teach src/node/reference/convert the new schema.",
  );
}

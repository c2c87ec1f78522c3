/** What the types worker loads before its first check: declarations and compiler options, as JSON. */
export interface TypeLibrary {
  /** Texts by their paths: `/lib/lib.es5.d.ts`, `/node_modules/…`, and `/game/assets.d.ts`. */
  readonly files: Readonly<Record<string, string>>;
  /** As they appear in a `tsconfig.json`. */
  readonly compilerOptions: Readonly<Record<string, unknown>>;
}

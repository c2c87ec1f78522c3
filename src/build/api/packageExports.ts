import type { ToolkitModel } from "./typedocProject";

/** Where a symbol can be imported from. */
export interface PackageExport {
  /** Such as `@boardzilla/core/components`. */
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** Makes the lookup of what the package exports; the first entry point that has a name wins. */
export function createExportLookup({
  entries,
}: Pick<ToolkitModel, "entries">): (name: string) => PackageExport | undefined {
  const facts = new Map<string, PackageExport>();
  for (const { specifier, exports } of entries) {
    for (const { name, typeOnly } of exports) {
      if (!facts.has(name)) facts.set(name, { specifier, typeOnly });
    }
  }
  return (name) => facts.get(name);
}

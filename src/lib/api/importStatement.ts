import type { ApiClassContent } from "./pageContent";

/** The line that imports a class; `undefined` when the package does not export it. */
export function importStatement({
  name,
  importFrom,
  typeOnly,
}: Pick<ApiClassContent, "name" | "importFrom" | "typeOnly">): string | undefined {
  if (importFrom === undefined) return undefined;
  return `import ${typeOnly ? "type " : ""}{ ${name} } from "${importFrom}"`;
}

import { layoutCode } from "../../../src/shared/layout/layoutCode";
import { ATTRIBUTE_NAMES, DEFAULT_LAYOUT_SPEC } from "../../../src/shared/layout/layoutSpec";
import { findNearest } from "../../../src/shared/problem";

/**
 * The props of `<LayoutSandbox>` from what an author wrote: the first figure, or the attribute that a button
 * demonstrates. Throws for an attribute that `layout()` does not have.
 */
export function layoutSandboxProps(
  { attribute }: Readonly<Record<string, string>>,
  drawLayout: (yaml: string) => string,
): Readonly<Record<string, string>> {
  if (attribute === undefined) {
    return {
      initialSvg: drawLayout(JSON.stringify(DEFAULT_LAYOUT_SPEC)),
      initialCode: layoutCode(DEFAULT_LAYOUT_SPEC),
    };
  }
  const names: readonly string[] = ATTRIBUTE_NAMES;
  if (!names.includes(attribute)) {
    const nearest = findNearest(attribute, names);
    const fix = nearest === undefined ? "" : ` Write attribute="${nearest}".`;
    const valid = [...names].sort().join(", ");
    throw new Error(`layout() has no attribute "${attribute}"; there are ${valid}.${fix}`);
  }
  return { attribute };
}

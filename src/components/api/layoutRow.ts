import { ATTRIBUTE_NAMES, type AttributeName } from "../../shared/layout/layoutSpec";

/**
 * The layout attribute that a row of a table explains: a property of `LayoutAttributes`, or one of
 * the `attributes` that `layout` takes. Rows of other tables explain none.
 */
export function layoutAttributeOf(owner: string, row: string): AttributeName | undefined {
  const name = owner === "layout" ? row.replace(/^attributes\./, "") : row;
  if (!/^(?:layout|LayoutAttributes)$/.test(owner)) return undefined;
  return ATTRIBUTE_NAMES.find((known) => known === name);
}

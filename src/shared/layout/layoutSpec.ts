import type { infer as Infer } from "zod/mini";
import type { layoutAttributesSchema, layoutSpecSchema } from "./layoutSpecSchema";

// This file must not load zod: the sandbox's server-rendered shell is part of every page's bundle.

/** A checked layout figure. */
export type LayoutSpec = Infer<typeof layoutSpecSchema>;

/** The attributes of a checked layout figure. */
export type LayoutAttributes = Infer<typeof layoutAttributesSchema>;

/** Name of a layout attribute. */
export type AttributeName = keyof LayoutAttributes;

/** The kind of space that holds the pieces; without one it is a plain `Space`. */
export type LayoutSpace = NonNullable<LayoutSpec["space"]>;

/** A rectangle in % of the element that contains it. */
export type Box = NonNullable<LayoutAttributes["area"]>;

/** The attributes that a grid refuses, because it makes its own cells. */
export const GRID_REFUSES: readonly AttributeName[] = ["scaling", "alignment"];

/** Whether the space is a grid that makes its own cells. */
export function isGrid(
  space: LayoutSpace | undefined,
): space is Extract<LayoutSpace, { kind: "SquareGrid" | "HexGrid" }> {
  return space !== undefined && space.kind !== "Stack";
}

/** Names of all attributes, in the order in which the code shows them. */
export const ATTRIBUTE_NAMES = [
  "rows",
  "columns",
  "slots",
  "size",
  "aspectRatio",
  "scaling",
  "gap",
  "offsetColumn",
  "offsetRow",
  "alignment",
  "direction",
  "limit",
  "maxOverlap",
  "haphazardly",
  "sticky",
  "margin",
  "area",
  "showBoundingBox",
] as const satisfies readonly AttributeName[];

/** What the sandbox shows first. */
export const DEFAULT_LAYOUT_SPEC: LayoutSpec = {
  pieces: 6,
  aspectRatio: 0.7,
  board: 1.6,
  attributes: { rows: 2, gap: 3 },
};

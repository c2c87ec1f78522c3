import type { infer as Infer } from "zod/mini";
import type { layoutAttributesSchema, layoutSpecSchema } from "./layoutSpecSchema";

// This file must not load zod: the sandbox's server-rendered shell is part of every page's bundle.

/** A checked layout figure. */
export type LayoutSpec = Infer<typeof layoutSpecSchema>;

/** The attributes of a checked layout figure. */
export type LayoutAttributes = Infer<typeof layoutAttributesSchema>;

/** Name of a layout attribute. */
export type AttributeName = keyof LayoutAttributes;

/** A rectangle in % of the element that contains it. */
export type Box = NonNullable<LayoutAttributes["area"]>;

/** Where pieces lie when there is more room than they need. */
export const ALIGNMENTS = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top left",
  "top right",
  "bottom left",
  "bottom right",
] as const;

/** In which order cells are filled. */
export const DIRECTIONS = [
  "square",
  "ltr",
  "ltr-btt",
  "rtl",
  "rtl-btt",
  "ttb",
  "ttb-rtl",
  "btt",
  "btt-rtl",
] as const;

/** How pieces are fitted into the area. */
export const SCALINGS = ["fit", "fill"] as const;

/** Names of all attributes, in the order in which code shows them. */
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
  "margin",
  "area",
] as const satisfies readonly AttributeName[];

/** Names of all keys of a spec. */
export const SPEC_KEYS = [
  "pieces",
  "aspectRatio",
  "board",
  "attributes",
] as const satisfies readonly (keyof LayoutSpec)[];

/** What the sandbox shows first. */
export const DEFAULT_LAYOUT_SPEC: LayoutSpec = {
  pieces: 6,
  aspectRatio: 0.7,
  board: 1.6,
  attributes: { rows: 2, gap: 3 },
};

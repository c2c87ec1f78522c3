// What a layout may name: `layoutSpecSchema` checks it, and the sandbox, which must not load zod, offers it.

/** Where pieces go when there is more room than they need. */
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

/** The order in which cells are filled. */
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

/** The shapes of a `HexGrid`; the first is the toolkit's default. */
export const HEX_SHAPES = ["rhomboid", "hex", "square"] as const;

/** The axes of a `HexGrid`; the first is the toolkit's default. */
export const HEX_AXES = [
  "east-by-southwest",
  "east-by-southeast",
  "southeast-by-south",
  "northeast-by-south",
] as const;

/** The kinds of space, the plain one first. */
export const SPACE_KINDS = ["Space", "Stack", "SquareGrid", "HexGrid"] as const;

import * as z from "zod/mini";

const finite = z.number();
const text = z.string().check(z.maxLength(500));

const sides = { left: finite, top: finite, width: finite, height: finite };

/** Where one piece is, in % of the board. */
const layoutBoxSchema = z.strictObject({
  ...sides,
  /** Position of the piece in its space, from 0. */
  index: z.int().check(z.gte(0), z.lt(40)),
  /** Degrees clockwise. */
  rotation: z.optional(finite),
});

/** Shape of an answer from the layout engine, for answers that come from a frame. */
export const layoutResultSchema = z.strictObject({
  /** Visible pieces in painting order. */
  boxes: z.array(layoutBoxSchema).check(z.maxLength(40)),
  /** How many pieces the layout leaves out. */
  hidden: z.int().check(z.gte(0), z.lte(40)),
  /** The rectangle that the layout may use, in % of the board. */
  area: z.strictObject(sides),
  /** The cells of the grid, or the slots, in % of the board; none when there are too many to show. */
  cells: z.array(z.strictObject(sides)).check(z.maxLength(120)),
  /** What the toolkit warned about. */
  warnings: z.array(text).check(z.maxLength(20)),
});

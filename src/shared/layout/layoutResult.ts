import * as z from "zod/mini";

const finite = z.number();
const boxSchema = z.strictObject({ left: finite, top: finite, width: finite, height: finite });

/** Where one visible piece is, in % of the board. */
const pieceSchema = z.extend(boxSchema, {
  /** Position of the piece in its space, from 0. */
  index: z.int().check(z.gte(0), z.lt(40)),
  /** Degrees clockwise. */
  rotation: z.optional(finite),
});

/** Shape of an answer from the layout engine, for answers that come from a frame. */
export const layoutResultSchema = z.strictObject({
  /** Visible pieces in painting order. */
  boxes: z.array(pieceSchema).check(z.maxLength(40)),
  /** How many pieces the layout leaves out. */
  hidden: z.int().check(z.gte(0), z.lte(40)),
  /** The rectangle that the layout may use, in % of the board. */
  area: boxSchema,
  /** The cells of the grid, or the slots, in % of the board; none when there are too many to show. */
  cells: z.array(boxSchema).check(z.maxLength(120)),
  /** What the toolkit warned about. */
  warnings: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(20)),
});

/** What the layout engine computes from a spec. */
export type LayoutResult = z.infer<typeof layoutResultSchema>;

/** Where one visible piece is. */
export type LayoutBox = LayoutResult["boxes"][number];

/** Describes in one sentence what a figure shows. */
export function describeResult({ boxes, hidden }: LayoutResult): string {
  const pieces = boxes.length + hidden;
  const all = pieces === 1 ? "1 piece" : `${String(pieces)} pieces`;
  if (hidden === 0) return `${all}, all shown.`;
  return `${all}: ${String(boxes.length)} shown, ${String(hidden)} hidden.`;
}

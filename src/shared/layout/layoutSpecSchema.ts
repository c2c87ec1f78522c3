import * as z from "zod/mini";
import { ALIGNMENTS, DIRECTIONS, HEX_AXES, HEX_SHAPES, SCALINGS } from "./layoutValues";

// The sandbox checks specs in pages and frames whose policy forbids `eval`; without this, zod tests for
// `eval`, which the browser reports as a violation.
z.config({ jitless: true });

/** The numbers that the sandbox draws, both ends included. They are its own; the toolkit takes any number. */
export const RANGES = {
  count: [1, 40],
  /** Rows and columns of a grid; so a grid never has more cells than a space has pieces. */
  gridCount: [1, 6],
  place: [-100, 200],
  gap: [-50, 50],
  offset: [-300, 300],
  side: [0, 45],
  ratio: [0.1, 10],
  board: [0.2, 5],
  maxOverlap: [0, 100],
  haphazardly: [0, 10],
} as const satisfies Readonly<Record<string, readonly [least: number, most: number]>>;

/** Most % of the space that a piece or an area may be wide or high; 0 is too small. */
export const LONGEST = 200;
/** Most characters of the label of an outline. */
export const LONGEST_LABEL = 40;

type Range = readonly [least: number, most: number];

const number = ([least, most]: Range) => z.number().check(z.gte(least), z.lte(most));
const whole = ([least, most]: Range) => z.int().check(z.gte(least), z.lte(most));
const count = whole(RANGES.count);
const gridCount = whole(RANGES.gridCount);
const length = z.number().check(z.gt(0), z.lte(LONGEST));

const boxSchema = z.strictObject({
  left: number(RANGES.place),
  top: number(RANGES.place),
  width: length,
  height: length,
});

const spanSchema = z
  .strictObject({ min: z.optional(count), max: z.optional(count) })
  .check(z.refine(({ min, max }) => min !== undefined || max !== undefined));
const vectorSchema = (range: Range) => z.strictObject({ x: number(range), y: number(range) });
const side = number(RANGES.side);

/** The toolkit's layout attributes that a figure can show; lengths in %. */
export const layoutAttributesSchema = z.strictObject({
  /** Number of rows, or its minimum and maximum. */
  rows: z.optional(z.union([count, spanSchema])),
  /** Number of columns, or its minimum and maximum. */
  columns: z.optional(z.union([count, spanSchema])),
  /** One box per piece instead of a grid. */
  slots: z.optional(z.array(boxSchema).check(z.minLength(1), z.maxLength(40))),
  /** Size of every piece, in % of the space. */
  size: z.optional(z.strictObject({ width: length, height: length })),
  /** Width divided by height of pieces without a ratio of their own. */
  aspectRatio: z.optional(number(RANGES.ratio)),
  scaling: z.optional(z.enum(SCALINGS)),
  /** Distance between pieces, in % of the board; below 0 they overlap. */
  gap: z.optional(z.union([number(RANGES.gap), vectorSchema(RANGES.gap)])),
  /** Step from one column to the next, in % of a piece. */
  offsetColumn: z.optional(z.union([number(RANGES.offset), vectorSchema(RANGES.offset)])),
  /** Step from one row to the next, in % of a piece. */
  offsetRow: z.optional(z.union([number(RANGES.offset), vectorSchema(RANGES.offset)])),
  alignment: z.optional(z.enum(ALIGNMENTS)),
  direction: z.optional(z.enum(DIRECTIONS)),
  /** How many pieces are shown. */
  limit: z.optional(count),
  /** How much of a piece the next one may cover under `scaling: "fill"`, in %. */
  maxOverlap: z.optional(number(RANGES.maxOverlap)),
  /** Amount of disorder. */
  haphazardly: z.optional(number(RANGES.haphazardly)),
  /** Whether pieces keep their cells when others leave. */
  sticky: z.optional(z.boolean()),
  /** Distance of the area from the edges, in % of the board. */
  margin: z.optional(
    z.union([side, z.strictObject({ top: side, bottom: side, left: side, right: side })]),
  ),
  /** The part of the space that is used, in % of the space. */
  area: z.optional(boxSchema),
  /** Whether the area is outlined, or the label of its outline. */
  showBoundingBox: z.optional(z.union([z.boolean(), z.string().check(z.maxLength(LONGEST_LABEL))])),
});

/** A space other than a plain `Space`; it takes its attributes through `configureLayout`. */
export const layoutSpaceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("Stack") }),
  z.strictObject({ kind: z.literal("SquareGrid"), rows: gridCount, columns: gridCount }),
  z.strictObject({
    kind: z.literal("HexGrid"),
    rows: gridCount,
    columns: gridCount,
    shape: z.optional(z.enum(HEX_SHAPES)),
    axes: z.optional(z.enum(HEX_AXES)),
  }),
]);

/** Everything that determines how a layout figure is drawn. */
export const layoutSpecSchema = z.strictObject({
  /** How many pieces are in the space; a grid has its cells instead. */
  pieces: count,
  /** Width divided by height of one piece; without it a piece fills its cell. */
  aspectRatio: z.optional(number(RANGES.ratio)),
  /** Width divided by height of the space, which covers the board. */
  board: z._default(number(RANGES.board), 1.6),
  space: z.optional(layoutSpaceSchema),
  /** Pieces, counted from 0, that leave after the first layout; this is what `sticky` affects. */
  taken: z.optional(
    z.array(z.int().check(z.gte(0), z.lt(40))).check(z.minLength(1), z.maxLength(40)),
  ),
  attributes: z._default(layoutAttributesSchema, {}),
});

import { z } from "zod";
import { HEX_AXES, HEX_SHAPES } from "../layout/layoutValues";

/** Column and row, both counted from 1; a square hex shape also has numbers outside the grid. */
const place = z.tuple([z.int().min(-20).max(40), z.int().min(-20).max(40)]);
const gridCount = z.int().min(1).max(12);
const name = z.string().min(1).max(24);
const percent = z.number().min(0).max(100);
/** Words above the panel. */
const title = z.string().max(80).optional();

/** The contents of a grid's cells. */
export const CELL_LABELS = ["places", "distances", "nothing"] as const;

const gridFields = {
  title,
  rows: gridCount,
  columns: gridCount,
  /** The cell whose neighbors and distances are shown. */
  from: place.optional(),
  show: z.enum(CELL_LABELS).optional(),
  /** What is highlighted: the neighbors of `from`, or what lies within this distance. */
  mark: z.union([z.literal("neighbors"), z.number().min(0).max(100)]).optional(),
};

const squareGridPanel = z.strictObject({
  kind: z.literal("SquareGrid"),
  ...gridFields,
  diagonalDistance: z.number().min(0).max(10).optional(),
});

const hexGridPanel = z.strictObject({
  kind: z.literal("HexGrid"),
  ...gridFields,
  shape: z.enum(HEX_SHAPES).optional(),
  axes: z.enum(HEX_AXES).optional(),
});

const mapPanel = z.strictObject({
  kind: z.literal("ConnectedSpaceMap"),
  title,
  /** Center of each space by its name, from left and top in %. */
  spaces: z.record(name, z.tuple([percent, percent])),
  /** The calls of `connect`, in order. */
  connect: z.array(z.tuple([name, name, z.number().min(0).max(1000)])).min(1),
  /** Shows each space's distance from this one. */
  from: name.optional(),
  /** With `from`: highlights the shortest way to this space. */
  to: name.optional(),
});

const tileSchema = z.strictObject({
  name,
  shape: z.array(z.string().min(1).max(6)).min(1).max(6).optional(),
  column: gridCount,
  row: gridCount,
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).optional(),
});

const tilesPanel = z.strictObject({
  kind: z.literal("PieceGrid"),
  title,
  rows: gridCount,
  columns: gridCount,
  diagonalAdjacency: z.boolean().optional(),
  pieces: z.array(tileSchema).min(1).max(12),
  /** Lists what `adjacenciesByCell` returns for the piece of this name. */
  touching: name.optional(),
});

/** The rules of a space that decide who sees what enters it. */
export const SPACE_RULES = [
  "none",
  "contentsWillBeShown",
  "contentsWillBeShownToOwner",
  "contentsWillBeShownTo",
  "contentsWillBeHidden",
  "contentsWillBeHiddenFrom",
] as const;

const viewsPanel = z.strictObject({
  kind: z.literal("views"),
  title,
  /** Names of the players, in the order of their seats. */
  players: z.array(name).min(2).max(4),
  /** The attributes of the one card. */
  card: z.record(name, z.union([z.string().max(24), z.number()])),
  /** What the class reveals about a hidden card. */
  reveals: z.array(name).optional(),
  /** Seat of the space's owner. */
  owner: z.int().min(1).max(4).optional(),
  /** The rule of the space. */
  rule: z.enum(SPACE_RULES).optional(),
  /** The seat for rules that name a player. */
  to: z.int().min(1).max(4).optional(),
  screen: z.enum(["all", "all-but-owner"]).optional(),
  /** The rule of the space the card comes from, which has the same owner. */
  leaves: z.enum(SPACE_RULES).optional(),
});

const putSchema = z.strictObject({
  card: name,
  position: z.int().min(-20).max(20).optional(),
  fromTop: z.int().min(0).max(20).optional(),
  fromBottom: z.int().min(0).max(20).optional(),
});

const orderPanel = z.strictObject({
  kind: z.enum(["Space", "Stack"]),
  title,
  /** The calls of `putInto`, in order. */
  put: z.array(putSchema).min(1).max(12),
});

/** One picture of a figure. */
export const panelSchema = z.discriminatedUnion("kind", [
  squareGridPanel,
  hexGridPanel,
  mapPanel,
  tilesPanel,
  viewsPanel,
  orderPanel,
]);

export type Panel = z.infer<typeof panelSchema>;
export type GridPanel = Extract<Panel, { kind: "SquareGrid" | "HexGrid" }>;
export type MapPanel = Extract<Panel, { kind: "ConnectedSpaceMap" }>;
export type TilesPanel = Extract<Panel, { kind: "PieceGrid" }>;
export type ViewsPanel = Extract<Panel, { kind: "views" }>;
export type OrderPanel = Extract<Panel, { kind: "Space" | "Stack" }>;

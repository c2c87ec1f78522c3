import {
  DEFAULT_LAYOUT_SPEC,
  type AttributeName,
  type Box,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";

const start = (spec: Partial<LayoutSpec>): LayoutSpec => ({ ...DEFAULT_LAYOUT_SPEC, ...spec });

const preset = (id: string, label: string, spec: Partial<LayoutSpec>) => {
  return { id, label, spec: start(spec) };
};

/** The places of a track around the edge, clockwise from the upper left corner. */
function trackSlots(columns: number, rows: number): Box[] {
  const [width, height] = [100 / columns, 100 / rows];
  const place = (column: number, row: number): Box => ({
    left: column * width,
    top: row * height,
    width,
    height,
  });
  const across = Array.from({ length: columns }, (_, column) => column);
  const down = Array.from({ length: rows - 2 }, (_, row) => row + 1);
  return [
    ...across.map((column) => place(column, 0)),
    ...down.map((row) => place(columns - 1, row)),
    ...[...across].reverse().map((column) => place(column, rows - 1)),
    ...[...down].reverse().map((row) => place(0, row)),
  ];
}

const slot = (left: number, top: number): Box => ({ left, top, width: 20, height: 44 });

/** Four places around the middle. */
const CROSS_SLOTS = [slot(40, 4), slot(8, 28), slot(72, 28), slot(40, 52)];

/** Sets of slots a reader can choose. */
export const SLOT_SETS = [
  { id: "pair", label: "2, left and right", slots: [slot(15, 28), slot(65, 28)] },
  { id: "cross", label: "4, crosswise", slots: CROSS_SLOTS },
  {
    id: "stairs",
    label: "4, stairs",
    slots: [slot(4, 2), slot(28, 20), slot(52, 38), slot(76, 54)],
  },
] as const;

/** Arrangements that games need often. */
export const LAYOUT_PRESETS = [
  preset("two-rows", "Two rows", DEFAULT_LAYOUT_SPEC),
  preset("hand", "Hand", {
    pieces: 10,
    attributes: { rows: 1, scaling: "fill", maxOverlap: 60, margin: 4, alignment: "bottom" },
  }),
  preset("fan", "Fan", {
    pieces: 7,
    attributes: { rows: 1, offsetColumn: { x: 45, y: 4 }, margin: 4 },
  }),
  preset("deck", "Deck", {
    pieces: 20,
    space: { kind: "Stack" },
    attributes: { offsetRow: { x: 3, y: 3 }, limit: 4, margin: 10 },
  }),
  preset("grid", "Grid", {
    pieces: 9,
    aspectRatio: 1,
    board: 1,
    attributes: { rows: 3, columns: 3, gap: 2, margin: 4 },
  }),
  preset("hex", "Hex", {
    pieces: 19,
    aspectRatio: 1,
    board: 1,
    space: { kind: "HexGrid", rows: 5, columns: 5, shape: "hex" },
    attributes: { margin: 4 },
  }),
  preset("track", "Track", {
    pieces: 18,
    aspectRatio: 1,
    attributes: { slots: trackSlots(8, 5) },
  }),
  preset("slots", "Slots", { pieces: 5, attributes: { slots: CROSS_SLOTS } }),
  preset("market", "Market", {
    pieces: 5,
    taken: [1, 3],
    attributes: { rows: 1, columns: 5, gap: 2, sticky: true },
  }),
  preset("bricks", "Bricks", {
    pieces: 16,
    aspectRatio: 1,
    attributes: { rows: 4, columns: 4, offsetColumn: 105, offsetRow: { x: 52, y: 95 }, margin: 2 },
  }),
  preset("pile", "Scattered pile", {
    pieces: 12,
    aspectRatio: 1,
    attributes: { haphazardly: 3, size: { width: 14, height: 22 }, gap: 2 },
  }),
];

/** For each attribute a layout in which a change of it shows. */
export const ATTRIBUTE_STARTS: Readonly<Record<AttributeName, LayoutSpec>> = {
  rows: start({ pieces: 7, attributes: { rows: 2 } }),
  columns: start({ pieces: 7, attributes: { columns: 3 } }),
  slots: start({ pieces: 5, attributes: { slots: CROSS_SLOTS } }),
  size: start({ attributes: { size: { width: 10, height: 25 } } }),
  aspectRatio: { pieces: 6, board: 1.6, attributes: { aspectRatio: 2, gap: 1 } },
  scaling: start({ pieces: 10, attributes: { rows: 1, gap: 1, scaling: "fill" } }),
  gap: start({ attributes: { rows: 2, gap: 5 } }),
  offsetColumn: start({ pieces: 7, attributes: { rows: 1, offsetColumn: 30 } }),
  offsetRow: start({ pieces: 7, attributes: { columns: 1, offsetRow: { x: 12, y: 20 } } }),
  alignment: start({
    pieces: 5,
    attributes: { size: { width: 10, height: 25 }, gap: 1, alignment: "bottom right" },
  }),
  direction: start({
    pieces: 7,
    aspectRatio: 1,
    attributes: { rows: 3, columns: 3, gap: 2, direction: "ttb" },
  }),
  limit: start({ pieces: 8, attributes: { columns: 1, offsetRow: { x: 3, y: 3 }, limit: 3 } }),
  maxOverlap: start({
    pieces: 10,
    attributes: { rows: 1, gap: 1, scaling: "fill", maxOverlap: 60 },
  }),
  haphazardly: start({ pieces: 8, attributes: { rows: 2, gap: 6, haphazardly: 0.5 } }),
  sticky: start({
    pieces: 5,
    taken: [1, 3],
    attributes: { rows: 1, columns: 5, gap: 1, sticky: true },
  }),
  margin: start({ pieces: 8, attributes: { rows: 2, margin: 10 } }),
  area: start({
    pieces: 8,
    attributes: { rows: 2, area: { left: 50, top: 10, width: 45, height: 80 } },
  }),
  showBoundingBox: start({
    attributes: { area: { left: 5, top: 10, width: 60, height: 80 }, showBoundingBox: "hand" },
  }),
};

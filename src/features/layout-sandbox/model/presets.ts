import { DEFAULT_LAYOUT_SPEC, type Box, type LayoutSpec } from "../../../shared/layout/layoutSpec";

/** A layout to start from. */
export interface LayoutPreset {
  readonly id: string;
  readonly label: string;
  readonly spec: LayoutSpec;
}

const preset = (
  id: string,
  label: string,
  spec: Partial<LayoutSpec> & Pick<LayoutSpec, "attributes">,
): LayoutPreset => ({ id, label, spec: { ...DEFAULT_LAYOUT_SPEC, ...spec } });

/** The places of a track around the edge, clockwise from the upper left corner. */
function trackSlots(columns: number, rows: number): Box[] {
  const [width, height] = [100 / columns, 100 / rows];
  const across = Array.from({ length: columns }, (_, index) => index);
  const down = Array.from({ length: rows - 2 }, (_, index) => index + 1);
  const places = [
    ...across.map((column) => [column, 0] as const),
    ...down.map((row) => [columns - 1, row] as const),
    ...[...across].reverse().map((column) => [column, rows - 1] as const),
    ...[...down].reverse().map((row) => [0, row] as const),
  ];
  return places.map(([column, row]) => ({
    left: column * width,
    top: row * height,
    width,
    height,
  }));
}

/** Arrangements that games need often. */
export const LAYOUT_PRESETS: readonly LayoutPreset[] = [
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
  preset("slots", "Slots", {
    pieces: 5,
    attributes: {
      slots: [
        { left: 40, top: 4, width: 20, height: 44 },
        { left: 8, top: 28, width: 20, height: 44 },
        { left: 72, top: 28, width: 20, height: 44 },
        { left: 40, top: 52, width: 20, height: 44 },
      ],
    },
  }),
  preset("market", "Market", {
    pieces: 5,
    taken: [1, 3],
    attributes: { rows: 1, columns: 5, gap: 2, sticky: true },
  }),
  preset("bricks", "Bricks", {
    pieces: 16,
    aspectRatio: 1,
    attributes: {
      rows: 4,
      columns: 4,
      offsetColumn: 105,
      offsetRow: { x: 52, y: 95 },
      margin: 2,
    },
  }),
  preset("pile", "Scattered pile", {
    pieces: 12,
    aspectRatio: 1,
    attributes: { haphazardly: 3, size: { width: 14, height: 22 }, gap: 2 },
  }),
];

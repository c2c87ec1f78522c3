import { DEFAULT_LAYOUT_SPEC, type LayoutSpec } from "./layoutSpec";

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

/** Arrangements that games need often. */
export const LAYOUT_PRESETS: readonly LayoutPreset[] = [
  preset("two-rows", "Two rows", DEFAULT_LAYOUT_SPEC),
  preset("hand-fan", "Hand fan", {
    pieces: 7,
    attributes: { rows: 1, offsetColumn: { x: 45, y: 4 }, margin: 4 },
  }),
  preset("squeezed-hand", "Squeezed hand", {
    pieces: 10,
    attributes: { rows: 1, scaling: "fill", maxOverlap: 60, margin: 4, alignment: "bottom" },
  }),
  preset("deck", "Deck", {
    pieces: 20,
    attributes: {
      rows: 1,
      limit: 4,
      direction: "ltr",
      offsetColumn: { x: -3, y: -3 },
      margin: 10,
    },
  }),
  preset("grid", "Grid 3 × 3", {
    pieces: 9,
    aspectRatio: 1,
    board: 1,
    attributes: { rows: 3, columns: 3, gap: 2, margin: 4 },
  }),
  preset("market-row", "Market row", {
    pieces: 5,
    attributes: {
      rows: 1,
      columns: 5,
      gap: 2,
      direction: "ltr",
      alignment: "top",
      area: { left: 5, top: 5, width: 90, height: 50 },
    },
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
  preset("staggered-rows", "Staggered rows", {
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
  preset("scattered-pile", "Scattered pile", {
    pieces: 12,
    aspectRatio: 1,
    attributes: { haphazardly: 3, size: { width: 14, height: 22 }, gap: 2 },
  }),
];

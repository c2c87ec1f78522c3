import {
  DEFAULT_LAYOUT_SPEC,
  type AttributeName,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import { LAYOUT_PRESETS } from "./presets";

const start = (spec: Partial<LayoutSpec>): LayoutSpec => ({ ...DEFAULT_LAYOUT_SPEC, ...spec });

const slots = LAYOUT_PRESETS.find(({ id }) => id === "slots")?.spec ?? DEFAULT_LAYOUT_SPEC;

/** For each attribute a layout in which a change of it shows. */
export const ATTRIBUTE_STARTS: Readonly<Record<AttributeName, LayoutSpec>> = {
  rows: start({ pieces: 7, attributes: { rows: 2 } }),
  columns: start({ pieces: 7, attributes: { columns: 3 } }),
  slots,
  size: start({ attributes: { size: { width: 10, height: 25 } } }),
  aspectRatio: {
    pieces: 6,
    board: DEFAULT_LAYOUT_SPEC.board,
    attributes: { aspectRatio: 2, gap: 1 },
  },
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

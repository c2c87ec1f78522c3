import {
  isGrid,
  type Box,
  type LayoutAttributes,
  type LayoutSpec,
} from "../../shared/layout/layoutSpec";
import type { createLayoutGame } from "./layoutGame";
import type { ToolkitLayout } from "./toolkit";

/** Most cells that a picture can show. */
const MOST_CELLS = 120;

/**
 * The attributes with which each piece fills its whole cell: the cells take their shape from the pieces'
 * own, which the pieces then lose.
 */
function cellAttributes({ attributes, aspectRatio }: LayoutSpec): LayoutAttributes {
  const rest = { ...attributes };
  delete rest.haphazardly;
  if (aspectRatio === undefined || rest.size || rest.slots) return rest;
  return { aspectRatio, ...rest };
}

/** Cells of a regular grid, where the toolkit would place pieces of this size. */
function listCells(
  { area, grid }: ToolkitLayout,
  { width, height }: Box,
  isStep: boolean,
): readonly Box[] {
  if (!grid || grid.rows * grid.columns > MOST_CELLS) return [];
  const { anchor, rows, columns, offsetColumn, offsetRow } = grid;
  const [x, y] = isStep ? [width / 100, height / 100] : [1, 1];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      left: area.left + anchor.x + x * (column * offsetColumn.x + row * offsetRow.x),
      top: area.top + anchor.y + y * (column * offsetColumn.y + row * offsetRow.y),
      width,
      height,
    };
  });
}

/**
 * The cells that the toolkit places the pieces in, in % of the space. A grid has cells only where it has
 * spaces, so there the pieces are the cells.
 */
export function readGridCells(
  spec: LayoutSpec,
  game: ReturnType<typeof createLayoutGame>,
): readonly Box[] {
  if (spec.attributes.slots) return spec.attributes.slots;
  const layout = game.layOut(cellAttributes(spec), undefined);
  const cells = (layout?.children ?? []).flatMap(({ relPos }) => (relPos ? [relPos] : []));
  const [first] = cells;
  if (!layout || !first || isGrid(spec.space)) return cells;
  const { offsetColumn, offsetRow } = spec.attributes;
  const isStep = [offsetColumn, offsetRow, spec.space].some(Boolean);
  return listCells(layout, first, isStep);
}

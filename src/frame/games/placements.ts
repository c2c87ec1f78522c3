import type { ToolkitPiece, ToolkitPieceGrid, ToolkitSelection } from "./toolkitMoves";

const AXES = {
  column: { cells: "columns", size: "width" },
  row: { cells: "rows", size: "height" },
} as const;

/** Where a piece may start on an axis: inside the grid, or next to a piece if the grid can extend. */
function listStarts(
  piece: ToolkitPiece,
  grid: ToolkitPieceGrid,
  axis: keyof typeof AXES,
): readonly number[] {
  const { cells, size } = AXES[axis];
  const own = grid._sizeNeededFor(piece)[size];
  let [least, most] = [1, grid[cells] - own + 1];
  for (const placed of grid.extendableGrid ? grid._t.children : []) {
    const start = placed[axis] ?? 1;
    least = Math.min(least, start - own);
    most = Math.max(most, start + grid._sizeNeededFor(placed)[size]);
  }
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** Tries every place for one rotation; the piece must already have that rotation. */
function freePlaces(piece: ToolkitPiece, grid: ToolkitPieceGrid): [number, number][] {
  const columns = listStarts(piece, grid, "column");
  const rows = listStarts(piece, grid, "row");
  return columns.flatMap((column) =>
    rows.flatMap((row): [number, number][] => {
      Object.assign(piece, { column, row });
      return grid.isOverlapping(piece) ? [] : [[column, row]];
    }),
  );
}

/** Every free place for a piece, as `[column, row, rotation]`; rules are not checked. */
export function listPlacements(
  { rotationChoices, clientContext }: ToolkitSelection,
  piece: ToolkitPiece,
): (readonly [number, number, number])[] {
  const grid = clientContext.placement?.into;
  if (!grid) return [];
  const { row, column, _rotation } = piece;
  const places = (rotationChoices ?? [piece.rotation]).flatMap((rotation) => {
    piece.rotation = rotation;
    return freePlaces(piece, grid).map(([x, y]) => [x, y, rotation] as const);
  });
  Object.assign(piece, { row, column, _rotation });
  return places;
}

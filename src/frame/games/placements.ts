import type { ToolkitPiece, ToolkitPieceGrid, ToolkitSelection } from "./toolkitMoves";

interface Span {
  readonly from: number;
  readonly to: number;
}

const numbers = ({ from, to }: Span): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Where a piece of a given size may start: inside the grid, or touching existing pieces in an extendable
 * one.
 */
function reach(size: number, cells: number, occupied: readonly Span[] | undefined): Span {
  if (!occupied) return { from: 1, to: cells - size + 1 };
  const least = Math.min(1, ...occupied.map(({ from }) => from - size));
  const most = Math.max(cells - size + 1, ...occupied.map(({ to }) => to + 1));
  return { from: least, to: most };
}

function occupiedBy(grid: ToolkitPieceGrid): { columns: Span[]; rows: Span[] } {
  const placed = grid._t.children.map((piece) => ({ piece, size: grid._sizeNeededFor(piece) }));
  return {
    columns: placed.map(({ piece: { column = 1 }, size }) => ({
      from: column,
      to: column + size.width - 1,
    })),
    rows: placed.map(({ piece: { row = 1 }, size }) => ({ from: row, to: row + size.height - 1 })),
  };
}

/** Tries every place for one rotation; the piece must already have that rotation. */
function freePlaces(piece: ToolkitPiece, grid: ToolkitPieceGrid): [number, number][] {
  const size = grid._sizeNeededFor(piece);
  const { columns, rows } = occupiedBy(grid);
  const open = grid.extendableGrid;
  const columnSpan = reach(size.width, grid.columns, open ? columns : undefined);
  const rowSpan = reach(size.height, grid.rows, open ? rows : undefined);
  return numbers(columnSpan).flatMap((column) =>
    numbers(rowSpan).flatMap((row): [number, number][] => {
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

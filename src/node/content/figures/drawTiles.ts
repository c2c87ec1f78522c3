import type { TilesFacts } from "../../../shared/contracts/panelFacts";
import { drawLine, drawPicture, drawRect, drawText } from "./svgParts";

/** How many different styles pieces have. */
const STYLES = 3;

type Cell = TilesFacts["cells"][number];

/** The sides of a cell: where the neighbor is, and from which corner to which the side runs. */
const SIDES = [
  { column: 0, row: -1, from: [0, 0], to: [1, 0] },
  { column: 1, row: 0, from: [1, 0], to: [1, 1] },
  { column: 0, row: 1, from: [0, 1], to: [1, 1] },
  { column: -1, row: 0, from: [0, 0], to: [0, 1] },
] as const;

/** The outline of a piece runs where the neighboring cell is not its own. */
function drawOutline(cell: Cell, cells: readonly Cell[], size: number): string {
  const [x, y] = [cell.column - 1, cell.row - 1];
  return SIDES.filter(
    (side) =>
      !cells.some(
        ({ piece, column, row }) =>
          piece === cell.piece &&
          column === cell.column + side.column &&
          row === cell.row + side.row,
      ),
  )
    .map(({ from, to }) =>
      drawLine(
        "outline",
        { x: (x + from[0]) * size, y: (y + from[1]) * size },
        { x: (x + to[0]) * size, y: (y + to[1]) * size },
      ),
    )
    .join("");
}

/** Draws the cells that pieces cover, with their labels and the outline of each piece. */
export function drawTiles({ rows, columns, cells }: TilesFacts): string {
  const size = 100 / Math.max(rows, columns);
  const names = [...new Set(cells.map(({ piece }) => piece))];
  const square = (column: number, row: number) => ({
    x: (column - 1) * size,
    y: (row - 1) * size,
    width: size,
    height: size,
  });
  const ground = Array.from({ length: rows * columns }, (_, index) =>
    drawRect("ground", square((index % columns) + 1, Math.floor(index / columns) + 1)),
  );
  const covered = cells.map(({ piece, label, column, row }) => {
    const { x, y } = square(column, row);
    const center = { x: x + size / 2, y: y + size / 2 };
    return (
      drawRect(`tile tile-${String(names.indexOf(piece) % STYLES)}`, square(column, row)) +
      drawText("label", label, center, Math.min(size * 0.5, 15))
    );
  });
  const outlines = cells.map((cell) => drawOutline(cell, cells, size));
  return drawPicture(
    [...ground, ...covered, ...outlines],
    { x: 0, y: 0 },
    { x: columns * size, y: rows * size },
  );
}

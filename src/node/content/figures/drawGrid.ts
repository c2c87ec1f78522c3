import type { Box } from "../../../shared/layout/layoutSpec";
import type { CellFact, GridFacts } from "../../../shared/contracts/panelFacts";
import { drawPicture, drawPolygon, drawRect, drawText, type Point } from "./svgParts";

/** Corners of a cell as shares of its box, from left and top. */
const CORNERS: Readonly<Record<GridFacts["outline"], readonly (readonly [number, number])[]>> = {
  square: [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  standing: [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
  ],
  lying: [
    [0.25, 0],
    [0.75, 0],
    [1, 0.5],
    [0.75, 1],
    [0.25, 1],
    [0, 0.5],
  ],
};

const LARGEST_LABEL = 9;

/** Size of a label as a share of its cell. */
const LABEL = 0.4;

/** The number in a cell; a cell that no path leads to has the infinity sign. */
export function cellLabel(cell: CellFact, labels: GridFacts["labels"]): string {
  if (labels === "places") return `${String(cell.column)},${String(cell.row)}`;
  if (labels === "nothing") return "";
  return Number.isFinite(cell.distance) ? String(cell.distance) : "∞";
}

function drawCell(cell: CellFact, { outline, labels }: GridFacts): string {
  const { left, top, width, height } = cell.box;
  const corners = CORNERS[outline].map(([x, y]) => ({ x: left + x * width, y: top + y * height }));
  const center = { x: left + width / 2, y: top + height / 2 };
  const size = Math.min(width * LABEL, height * LABEL, LARGEST_LABEL);
  return (
    drawPolygon(cell.mark === "none" ? "cell" : `cell ${cell.mark}`, corners) +
    drawText("label", cellLabel(cell, labels), center, size)
  );
}

/** The area of the grid, in which its cells should lie. */
const AREA: Box = { left: 0, top: 0, width: 100, height: 100 };

/** Whether a cell lies outside the area by more than rounding; some shapes of hex grids do. */
const isBeyond = ({ left, top, width, height }: Box): boolean =>
  Math.min(left, top) < -0.5 || Math.max(left + width, top + height) > 100.5;

/** The corners of the box around all boxes. */
function findExtent(boxes: readonly Box[]): readonly [Point, Point] {
  return [
    {
      x: Math.min(...boxes.map(({ left }) => left)),
      y: Math.min(...boxes.map(({ top }) => top)),
    },
    {
      x: Math.max(...boxes.map(({ left, width }) => left + width)),
      y: Math.max(...boxes.map(({ top, height }) => top + height)),
    },
  ];
}

/**
 * Draws the cells of a grid with their labels, as wide as its area, so that grids side by side share one
 * scale. The area is outlined where cells lie outside it.
 */
export function drawGrid(facts: GridFacts): string {
  const boxes = facts.cells.map(({ box }) => box);
  const hasArea = boxes.some(isBeyond);
  const [least, most] = findExtent(hasArea ? [...boxes, AREA] : boxes);
  const area = { x: AREA.left, y: AREA.top, width: AREA.width, height: AREA.height };
  return drawPicture(
    [
      ...(hasArea ? [drawRect("area", area)] : []),
      ...facts.cells.map((cell) => drawCell(cell, facts)),
    ],
    { x: Math.min(0, least.x), y: least.y },
    { x: Math.max(100, most.x), y: most.y },
  );
}

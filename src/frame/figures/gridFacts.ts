import type { GridPanel } from "../../shared/contracts/figureSchema";
import type { CellFact, GridFacts } from "../../shared/contracts/panelFacts";
import type { LayoutAttributes } from "../../shared/layout/layoutSpec";
import { readBoxes } from "./readBoxes";
import { HexGrid, Space, SquareGrid, setUpGame, type ToolkitElement } from "../layout/toolkit";

interface Look {
  readonly outline: GridFacts["outline"];
  /** Width divided by height of a cell. */
  readonly ratio: number;
  readonly attributes: LayoutAttributes;
}

type Offset = NonNullable<LayoutAttributes["offsetColumn"]>;

/** Cells whose next column and next row are this far away, in % of a cell. */
function hexagons(outline: "standing" | "lying", offsetColumn: Offset, offsetRow: Offset): Look {
  const ratio = outline === "standing" ? Math.sqrt(3) / 2 : 2 / Math.sqrt(3);
  return { outline, ratio, attributes: { offsetColumn, offsetRow } };
}

/** Regular hexagons that touch: the toolkit's own rows and columns are a quarter further apart. */
const HEXAGONS = {
  "east-by-southwest": hexagons("standing", { x: 100, y: 0 }, { x: -50, y: 75 }),
  "east-by-southeast": hexagons("standing", { x: 100, y: 0 }, { x: 50, y: 75 }),
  "southeast-by-south": hexagons("lying", { x: 75, y: 50 }, { x: 0, y: 100 }),
  "northeast-by-south": hexagons("lying", { x: 75, y: -50 }, { x: 0, y: 100 }),
};

function readLook(panel: GridPanel): Look {
  if (panel.kind === "SquareGrid") return { outline: "square", ratio: 1, attributes: { gap: 0 } };
  return HEXAGONS[panel.axes ?? "east-by-southwest"];
}

function gridOptions(panel: GridPanel): object {
  const { rows, columns } = panel;
  if (panel.kind === "SquareGrid") {
    const { diagonalDistance } = panel;
    return { rows, columns, ...(diagonalDistance !== undefined && { diagonalDistance }) };
  }
  const { shape, axes } = panel;
  return { rows, columns, ...(shape && { shape }), ...(axes && { axes }) };
}

function findCell(cells: readonly ToolkitElement[], [column, row]: readonly [number, number]) {
  const cell = cells.find((each) => each.column === column && each.row === row);
  if (cell) return cell;
  const valid = cells.map((each) => `[${String(each.column)}, ${String(each.row)}]`).join(" ");
  throw new Error(`the grid has no cell [${String(column)}, ${String(row)}]. Valid: ${valid}.`);
}

function readMarked(panel: GridPanel, origin: ToolkitElement | undefined) {
  const { mark } = panel;
  if (mark === undefined) return [];
  if (!origin) throw new Error('"mark" needs "from", the cell it is about.');
  return mark === "neighbors" ? origin.adjacencies(Space) : origin.withinDistance(mark, Space);
}

/** What the toolkit says about a grid: which cells it has, where they are, and how far away. */
export function readGridFacts(panel: GridPanel): GridFacts {
  const type = panel.kind === "HexGrid" ? HexGrid : SquareGrid;
  const { manager, made: grid } = setUpGame(["Ada"], (game) =>
    game.create(type, "grid", gridOptions(panel)),
  );
  const cells = grid.all(Space);
  const { outline, ratio, attributes } = readLook(panel);
  const boxes = readBoxes(
    manager.game,
    () => {
      cells.appearance({ aspectRatio: ratio });
      grid.configureLayout(attributes);
    },
    cells,
  );
  const origin = panel.from && findCell(cells, panel.from);
  const marked = readMarked(panel, origin);
  const facts = [...boxes].map(([cell, box]): CellFact => {
    const mark = cell === origin ? "from" : marked.includes(cell) ? "marked" : "none";
    const { column, row } = cell;
    return { column, row, box, distance: origin?.distanceTo(cell) ?? 0, mark };
  });
  return {
    kind: "grid",
    outline,
    labels: panel.show ?? (origin ? "distances" : "places"),
    cells: facts,
  };
}

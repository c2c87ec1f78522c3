import type { TilesPanel } from "../../shared/contracts/figureSchema";
import type { TilesFacts } from "../../shared/contracts/panelFacts";
import {
  Piece,
  PieceGrid,
  setUpGame,
  type ToolkitElement,
  type ToolkitPieceGrid,
} from "../layout/toolkit";

const LONGEST = 6;

/** The cells that a piece covers, as it is turned. */
function listCells(piece: ToolkitElement): TilesFacts["cells"] {
  const places = Array.from({ length: LONGEST * LONGEST }, (_, index) => ({
    x: index % LONGEST,
    y: Math.floor(index / LONGEST),
  }));
  return places.flatMap((place) => {
    const label = piece._cellAt(place) ?? " ";
    if (label === " ") return [];
    const { name, column, row } = piece;
    return [{ piece: name, label, column: column + place.x, row: row + place.y }];
  });
}

/** What the toolkit says about pieces on a grid: the cells they cover, and which of them touch. */
export function readTilesFacts(panel: TilesPanel): TilesFacts {
  const { rows, columns, diagonalAdjacency = false } = panel;
  const { made: grid } = setUpGame(["Ada"], (game) => {
    const created = game.create(PieceGrid, "grid", { rows, columns, diagonalAdjacency });
    for (const { name, shape, ...place } of panel.pieces) {
      const piece = created.create(Piece, name, place);
      if (shape) piece.setShape(...shape);
    }
    return created as ToolkitPieceGrid;
  });
  const pieces = grid.all(Piece);
  const asked = pieces.find(({ name }) => name === panel.touching);
  if (panel.touching !== undefined && !asked) {
    const valid = pieces.map(({ name }) => name).join(", ");
    throw new Error(`no piece has the name "${panel.touching}". Valid: ${valid}.`);
  }
  return {
    kind: "tiles",
    rows,
    columns,
    cells: pieces.flatMap(listCells),
    touching: (asked ? grid.adjacenciesByCell(asked) : []).map(({ piece, from, to }) => ({
      piece: piece.name,
      from,
      to,
    })),
  };
}

import { isGrid, type Box, type LayoutSpec } from "../../shared/layout/layoutSpec";
import { readGridCells } from "./gridCells";
import { createLayoutGame, type LayoutGame } from "./layoutGame";
import type { ToolkitLayout, ToolkitPiece } from "./toolkit";
import { withoutGlobal } from "./withoutGlobal";

/** Where a piece is, in % of the board. */
export type PiecePlace = Box & { readonly index: number; readonly rotation?: number };

/** What the toolkit makes of a spec, in % of the board. */
export interface PiecePlaces {
  /** Visible pieces in painting order. */
  readonly places: readonly PiecePlace[];
  /** How many pieces there are, shown or not. */
  readonly total: number;
  readonly area: Box;
  readonly cells: readonly Box[];
}

/** The pieces that leave; the spaces of a grid cannot. */
function listTaken({ space, taken = [] }: LayoutSpec, game: LayoutGame): readonly ToolkitPiece[] {
  return isGrid(space) ? [] : game.pieces.filter((_, index) => taken.includes(index));
}

function readLayout(
  { attributes, aspectRatio }: LayoutSpec,
  game: LayoutGame,
  taken: readonly ToolkitPiece[],
) {
  if (taken.length > 0) {
    // Sticky pieces remember their cells from this first layout.
    game.layOut(attributes, aspectRatio);
    for (const piece of taken) piece.remove();
  }
  return game.layOut(attributes, aspectRatio);
}

function listPlaces(layout: ToolkitLayout | undefined, game: LayoutGame): PiecePlace[] {
  return (layout?.children ?? []).flatMap(({ element, relPos }) =>
    relPos ? [{ ...relPos, index: game.pieces.indexOf(element) }] : [],
  );
}

/** Where the toolkit places the pieces of a spec; throws whatever the toolkit throws. */
export function readPiecePlaces(spec: LayoutSpec): PiecePlaces {
  return withoutGlobal(() => {
    const game = createLayoutGame(spec);
    const whole = { left: 0, top: 0, width: 100, height: 100 };
    if (!game) return { places: [], total: 0, area: whole, cells: [] };
    const taken = listTaken(spec, game);
    const layout = readLayout(spec, game, taken);
    return {
      places: listPlaces(layout, game),
      total: game.pieces.length - taken.length,
      area: layout?.area ?? whole,
      cells: readGridCells(spec, game),
    };
  });
}

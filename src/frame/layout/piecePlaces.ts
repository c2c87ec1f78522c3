import { isGrid, type Box, type LayoutSpec } from "../../shared/layout/layoutSpec";
import { readGridCells } from "./gridCells";
import { createLayoutGame, type LayoutGame } from "./layoutGame";
import type { ToolkitElement, ToolkitLayout } from "./toolkit";

/** Where a piece is, in % of the board. */
export type PiecePlace = Box & { readonly index: number; readonly rotation?: number };

/** What the toolkit makes of a spec, in % of the board. */
interface PiecePlaces {
  /** Visible pieces in painting order. */
  readonly places: readonly PiecePlace[];
  /** How many pieces there are, shown or not. */
  readonly total: number;
  readonly area: Box;
  readonly cells: readonly Box[];
}

/** The pieces that leave; the spaces of a grid cannot. */
function listTaken({ space, taken = [] }: LayoutSpec, game: LayoutGame): readonly ToolkitElement[] {
  return isGrid(space) ? [] : game.pieces.filter((_, index) => taken.includes(index));
}

function readLayout(
  { attributes, aspectRatio }: LayoutSpec,
  game: LayoutGame,
  taken: readonly ToolkitElement[],
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
  const game = createLayoutGame(spec);
  const taken = listTaken(spec, game);
  const layout = readLayout(spec, game, taken);
  return {
    places: listPlaces(layout, game),
    total: game.pieces.length - taken.length,
    area: layout?.area ?? { left: 0, top: 0, width: 100, height: 100 },
    cells: readGridCells(spec, game),
  };
}

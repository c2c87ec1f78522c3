import type { Game } from "@boardzilla/core";
import { applyLayouts } from "../../node_modules/@boardzilla/core/entry/ui/render.js";

/** Left, top, width and height in % of a square board. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly all: Readonly<Partial<Record<number, { readonly pos?: Place }>>>;
}

/** The internal function that computes a layout; the package's `exports` hide its types. */
const apply = applyLayouts as unknown as (game: Game, layout: () => void) => Placed;

const WHOLE = { x: 100, y: 100 };

/**
 * Where the toolkit would draw the elements on a square board, with the layout that `declare` declares.
 * The returned function gives `undefined` for an element that is not drawn.
 */
export function elementPlaces(
  game: Game,
  boardSize: string,
  declare: () => void,
): (element: { readonly _t: { readonly ref: number } }) => Place | undefined {
  game.setBoardSize({ name: boardSize, aspectRatio: 1, frame: WHOLE, screen: WHOLE });
  const { all } = apply(game, declare);
  return ({ _t }) => all[_t.ref]?.pos;
}

/*
 * The parts of the toolkit that a layout needs. `applyLayouts` is internal and the package's
 * `exports` hide it, hence paths to its files; the others come the same way, because the public
 * entry would bring the whole user interface along. To be replaced by imports from
 * "@boardzilla/core" as soon as that exports `applyLayouts`.
 *
 * The toolkit's own types do not compile under `exactOptionalPropertyTypes` (`typeof Piece` is no
 * `ElementClass`), so what is used is typed here.
 */
import { Game, Piece, Space } from "../../../node_modules/@boardzilla/core/entry/board/index.js";
import { createGame } from "../../../node_modules/@boardzilla/core/entry/game-creator.js";
import { Player } from "../../../node_modules/@boardzilla/core/entry/player/index.js";
import { applyLayouts } from "../../../node_modules/@boardzilla/core/entry/ui/render.js";
import type { Box, LayoutAttributes } from "../../lib/layout/layoutSpec";

interface ToolkitPiece {
  readonly _t: { readonly ref: number };
}

interface ToolkitPieces extends Iterable<ToolkitPiece> {
  appearance(appearance: { aspectRatio: number }): void;
}

/** A space that holds pieces. */
export interface ToolkitSpace {
  createMany(count: number, type: typeof Piece, name: string): unknown;
  all(type: typeof Piece): ToolkitPieces;
  /** Changes the attributes in place. */
  layout(applyTo: typeof Piece, attributes: LayoutAttributes): void;
}

interface ToolkitGame {
  create(type: typeof Space, name: string): ToolkitSpace;
  defineFlow(step: () => void): void;
  setBoardSize(size: ToolkitBoardSize): void;
}

interface ToolkitBoardSize {
  readonly name: string;
  readonly aspectRatio: number;
  readonly frame: { readonly x: number; readonly y: number };
  readonly screen: { readonly x: number; readonly y: number };
}

interface ToolkitState {
  readonly players: readonly Readonly<Record<string, unknown>>[];
  readonly settings: object;
}

type CreateGame = (
  playerClass: typeof Player,
  gameClass: typeof Game,
  setup: (game: ToolkitGame) => void,
) => (state: ToolkitState, options: { rseed: string }) => { readonly game: ToolkitGame };

interface ToolkitPlaces {
  /** By the element's reference; hidden elements have no position. */
  readonly all: Readonly<
    Partial<Record<number, { readonly relPos?: Box & { readonly rotation?: number } }>>
  >;
}

type ApplyLayouts = (game: ToolkitGame, layout: () => void) => ToolkitPlaces;

/** What the engine uses of the toolkit. */
export const toolkit = {
  Game,
  Piece,
  Player,
  Space,
  createGame: createGame as unknown as CreateGame,
  applyLayouts: applyLayouts as unknown as ApplyLayouts,
} as const;

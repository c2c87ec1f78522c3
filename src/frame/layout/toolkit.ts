/*
 * The parts of the toolkit that a layout needs. `applyLayouts` is internal and the package's `exports`
 * hide it, hence paths to its files; the others are imported the same way, because the public entry would
 * load the whole user interface. Replace with imports from "@boardzilla/core" as soon as that exports
 * `applyLayouts`.
 *
 * The toolkit's own types do not compile under `exactOptionalPropertyTypes` (`typeof Piece` is not an
 * `ElementClass`), so the parts used are typed here.
 */
import {
  Game,
  HexGrid,
  Piece,
  Space,
  SquareGrid,
  Stack,
} from "../../../node_modules/@boardzilla/core/entry/board/index.js";
import { createGame } from "../../../node_modules/@boardzilla/core/entry/game-creator.js";
import { Player } from "../../../node_modules/@boardzilla/core/entry/player/index.js";
import { applyLayouts } from "../../../node_modules/@boardzilla/core/entry/ui/render.js";
import type { Box, LayoutAttributes } from "../../shared/layout/layoutSpec";

/** A piece, or a cell of a grid. */
export interface ToolkitPiece {
  readonly _t: { readonly ref: number };
  remove(): void;
}

interface ToolkitPieces extends Iterable<ToolkitPiece> {
  appearance(appearance: { aspectRatio: number }): void;
}

/** A class of spaces or pieces; the toolkit compares them by identity only. */
type ElementClass = typeof Space | typeof Piece | typeof Stack | typeof SquareGrid | typeof HexGrid;

/** A space that holds pieces. */
export interface ToolkitSpace {
  readonly _t: { readonly ref: number };
  createMany(count: number, type: typeof Piece, name: string): unknown;
  all(type: ElementClass): ToolkitPieces;
  /** Changes the attributes in place. */
  layout(applyTo: typeof Piece, attributes: LayoutAttributes): void;
  configureLayout(attributes: LayoutAttributes): void;
}

interface ToolkitGame {
  create(type: ElementClass, name: string, attributes?: object): ToolkitSpace;
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

interface ToolkitVector {
  readonly x: number;
  readonly y: number;
}

/** A piece as the toolkit draws it; without `relPos` it is hidden behind another one. */
interface ToolkitRender {
  readonly element: ToolkitPiece;
  readonly relPos?: Box & { readonly rotation?: number };
  readonly layouts: readonly (ToolkitLayout | undefined)[];
}

/** A layout as the toolkit has computed it, in % of the space. */
export interface ToolkitLayout {
  readonly area: Box;
  /** In painting order. */
  readonly children: readonly ToolkitRender[];
  /** Without slots only. Offsets are in % of the space, or of a cell when the attributes are. */
  readonly grid?: {
    readonly anchor: ToolkitVector;
    readonly rows: number;
    readonly columns: number;
    readonly offsetColumn: ToolkitVector;
    readonly offsetRow: ToolkitVector;
  };
}

interface ToolkitPlaces {
  /** By the element's reference. */
  readonly all: Readonly<Partial<Record<number, ToolkitRender>>>;
}

type ApplyLayouts = (game: ToolkitGame, layout: () => void) => ToolkitPlaces;

/** What the engine uses of the toolkit. */
export const toolkit = {
  Game,
  HexGrid,
  Piece,
  Player,
  Space,
  SquareGrid,
  Stack,
  createGame: createGame as unknown as CreateGame,
  applyLayouts: applyLayouts as unknown as ApplyLayouts,
} as const;

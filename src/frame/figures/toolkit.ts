/*
 * The parts of the toolkit that figures use. They are imported by file path and typed here, for the
 * reasons in ../layout/toolkit.ts.
 */
import {
  ConnectedSpaceMap,
  Game,
  HexGrid,
  Piece,
  PieceGrid,
  Space,
  SquareGrid,
  Stack,
} from "../../../node_modules/@boardzilla/core/entry/board/index.js";
import { createGame } from "../../../node_modules/@boardzilla/core/entry/game-creator.js";
import { Player } from "../../../node_modules/@boardzilla/core/entry/player/index.js";
import { applyLayouts } from "../../../node_modules/@boardzilla/core/entry/ui/render.js";
import type { Box, LayoutAttributes } from "../../shared/layout/layoutSpec";

/** A class of spaces or pieces; the toolkit compares them by identity only. */
type ElementClass =
  | typeof Space
  | typeof Piece
  | typeof Stack
  | typeof SquareGrid
  | typeof HexGrid
  | typeof ConnectedSpaceMap
  | typeof PieceGrid;

/** A player as it is known while a game is set up. */
export interface ToolkitPlayer {
  readonly position: number;
}

/** A space or a piece. */
export interface ToolkitElement {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly _t: { readonly ref: number };
  distanceTo(other: ToolkitElement): number;
  adjacencies(type: ElementClass): readonly ToolkitElement[];
  withinDistance(distance: number, type: ElementClass): readonly ToolkitElement[];
  isVisibleTo(seat: number): boolean;
  putInto(space: ToolkitSpace, options?: object): void;
  setShape(...rows: string[]): void;
  /** The label of the cell at this position of the piece, as it is turned. */
  _cellAt(place: { readonly x: number; readonly y: number }): string | undefined;
}

interface ToolkitElements extends ReadonlyArray<ToolkitElement> {
  appearance(appearance: { aspectRatio: number }): void;
}

/** A space, a grid, a map or the whole game. */
export interface ToolkitSpace extends ToolkitElement {
  create(type: ElementClass, name: string, attributes?: object): ToolkitSpace;
  all(type: ElementClass): ToolkitElements;
  first(type: ElementClass): ToolkitElement | undefined;
  last(type: ElementClass): ToolkitElement | undefined;
  contentsWillBeShown(): void;
  contentsWillBeShownToOwner(): void;
  contentsWillBeShownTo(...players: ToolkitPlayer[]): void;
  contentsWillBeHidden(): void;
  contentsWillBeHiddenFrom(...players: ToolkitPlayer[]): void;
  blockViewFor(whom: string): void;
  configureLayout(attributes: LayoutAttributes): void;
}

/** A map, or a grid of cells. */
export interface ToolkitMap extends ToolkitSpace {
  connect(from: ToolkitElement, to: ToolkitElement, distance: number): void;
  readonly _graph: {
    mapEdges<Value>(
      map: (
        edge: string,
        attributes: { readonly distance: number },
        source: string,
        target: string,
      ) => Value,
    ): readonly Value[];
  };
}

/** A grid of pieces. */
export interface ToolkitPieceGrid extends ToolkitSpace {
  adjacenciesByCell(
    piece: ToolkitElement,
  ): readonly { readonly piece: ToolkitElement; readonly from: string; readonly to: string }[];
}

/** The root of the tree. */
export interface ToolkitGame extends ToolkitSpace {
  readonly players: readonly ToolkitPlayer[];
  defineFlow(step: () => void): void;
  setBoardSize(size: {
    readonly name: string;
    readonly aspectRatio: number;
    readonly frame: { readonly x: number; readonly y: number };
    readonly screen: { readonly x: number; readonly y: number };
  }): void;
}

/** An element as it is saved and sent. */
export interface ToolkitJson {
  readonly className: string;
  readonly children?: readonly ToolkitJson[];
}

/** What runs a game. */
export interface ToolkitManager {
  readonly game: ToolkitGame;
  getPlayerStates(): readonly {
    readonly position: number;
    readonly state: { readonly board: readonly ToolkitJson[] };
  }[];
}

type CreateGame = (
  playerClass: typeof Player,
  gameClass: typeof Game,
  setup: (game: ToolkitGame) => void,
) => (
  state: { readonly players: readonly object[]; readonly settings: object },
  options: { rseed: string },
) => ToolkitManager;

type ApplyLayouts = (
  game: ToolkitGame,
  layout: () => void,
) => { readonly all: Readonly<Partial<Record<number, { readonly pos?: Box }>>> };

/** What figures use of the toolkit. */
export const toolkit = {
  ConnectedSpaceMap,
  Game,
  HexGrid,
  Piece,
  PieceGrid,
  Player,
  Space,
  SquareGrid,
  Stack,
  createGame: createGame as unknown as CreateGame,
  applyLayouts: applyLayouts as unknown as ApplyLayouts,
} as const;

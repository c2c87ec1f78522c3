/*
 * The parts of the toolkit that layouts and figures need. `applyLayouts` is internal and the package's
 * `exports` hide it, hence paths to its files; the others are imported the same way, because the public
 * entry would load the whole user interface. Replace with imports from the package as soon as that
 * exports `applyLayouts`.
 *
 * The toolkit's own types do not compile under `exactOptionalPropertyTypes` (`typeof Piece` is not an
 * `ElementClass`), so the parts used are typed here.
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
import { applyLayouts as applyToolkitLayouts } from "../../../node_modules/@boardzilla/core/entry/ui/render.js";
import type { Box, LayoutAttributes } from "../../shared/layout/layoutSpec";

export { ConnectedSpaceMap, HexGrid, Piece, PieceGrid, Space, SquareGrid, Stack };

/** A class of spaces or pieces; the toolkit compares them by identity only. */
export type ElementClass =
  | typeof Space
  | typeof Piece
  | typeof Stack
  | typeof SquareGrid
  | typeof HexGrid
  | typeof ConnectedSpaceMap
  | typeof PieceGrid;

interface Vector {
  readonly x: number;
  readonly y: number;
}

interface ToolkitPlayer {
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
  remove(): void;
  setShape(...rows: string[]): void;
  /** The label of the cell at this position of the piece, as it is turned. */
  _cellAt(place: Vector): string | undefined;
}

interface ToolkitElements extends ReadonlyArray<ToolkitElement> {
  appearance(appearance: { aspectRatio: number }): void;
}

/** A space, a grid, a map or the whole game. */
export interface ToolkitSpace extends ToolkitElement {
  create(type: ElementClass, name: string, attributes?: object): ToolkitSpace;
  createMany(count: number, type: typeof Piece, name: string): unknown;
  all(type: ElementClass): ToolkitElements;
  first(type: ElementClass): ToolkitElement | undefined;
  last(type: ElementClass): ToolkitElement | undefined;
  contentsWillBeShown(): void;
  contentsWillBeShownToOwner(): void;
  contentsWillBeShownTo(...players: ToolkitPlayer[]): void;
  contentsWillBeHidden(): void;
  contentsWillBeHiddenFrom(...players: ToolkitPlayer[]): void;
  blockViewFor(whom: string): void;
  /** Changes the attributes in place. */
  layout(applyTo: typeof Piece, attributes: LayoutAttributes): void;
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
    readonly frame: Vector;
    readonly screen: Vector;
  }): void;
}

/** An element as it is saved and sent. */
export interface ToolkitJson {
  readonly className: string;
  readonly children?: readonly ToolkitJson[];
}

interface ToolkitManager {
  readonly game: ToolkitGame;
  getPlayerStates(): readonly {
    readonly position: number;
    readonly state: { readonly board: readonly ToolkitJson[] };
  }[];
}

/** An element as the toolkit draws it. */
interface ToolkitRender {
  readonly element: ToolkitElement;
  /** In % of the board. */
  readonly pos?: Box;
  /** In % of its space; absent when it is hidden behind another one. */
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
    readonly anchor: Vector;
    readonly rows: number;
    readonly columns: number;
    readonly offsetColumn: Vector;
    readonly offsetRow: Vector;
  };
}

/** Lays a game out and returns its elements by their references. */
export const applyLayouts = applyToolkitLayouts as unknown as (
  game: ToolkitGame,
  layout: () => void,
) => { readonly all: Readonly<Partial<Record<number, ToolkitRender>>> };

const create = createGame as unknown as (
  playerClass: typeof Player,
  gameClass: typeof Game,
  setup: (game: ToolkitGame) => void,
) => (
  state: { readonly players: readonly object[]; readonly settings: object },
  options: { rseed: string },
) => ToolkitManager;

/** Sets up a game and returns it with what `build` made; the players get seats 1, 2, … in order. */
export function setUpGame<Made>(
  names: readonly string[],
  build: (game: ToolkitGame) => Made,
): { readonly manager: ToolkitManager; readonly made: Made } {
  const made: Made[] = [];
  const setup = create(Player, Game, (game) => {
    made.push(build(game));
    // The toolkit refuses an empty flow.
    game.defineFlow(() => undefined);
  });
  const players = names.map((name, index) => {
    const seat = String(index + 1);
    return { id: seat, name, position: index + 1, color: "#000", host: index === 0, avatar: "" };
  });
  const manager = setup({ players, settings: {} }, { rseed: "1" });
  const [first] = made;
  if (first === undefined) throw new Error("the toolkit did not run the setup function.");
  return { manager, made: first };
}

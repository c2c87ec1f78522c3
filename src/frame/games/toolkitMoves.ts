/*
 * What the toolkit knows about moves. These parts are internal to it, and its own types do not compile
 * under `exactOptionalPropertyTypes`, so the parts used are typed here.
 */

/** An element or a player; its class says which. */
export interface ToolkitObject {
  readonly constructor: { readonly isPlayer?: boolean; readonly isGameElement?: boolean };
  readonly position?: unknown;
  /** An element's place in the tree, such as `0/2`. */
  branch?(): string;
}

export interface ToolkitPiece extends ToolkitObject {
  row: number | undefined;
  column: number | undefined;
  rotation: number;
  _rotation: number | undefined;
}

export interface ToolkitPieceGrid {
  readonly rows: number;
  readonly columns: number;
  readonly extendableGrid: boolean;
  readonly _t: { readonly children: readonly ToolkitPiece[] };
  isOverlapping(piece: ToolkitPiece): boolean;
  _sizeNeededFor(piece: ToolkitPiece): { readonly width: number; readonly height: number };
}

export interface ToolkitPlayer extends ToolkitObject {
  readonly position: number;
  readonly name: string;
  isCurrent(): boolean;
}

export type ToolkitArguments = Readonly<Record<string, unknown>>;

export interface ToolkitChoice {
  readonly choice: unknown;
  /** What the UI calls it; by default the choice itself. */
  readonly label?: string;
  /** Why it is refused. */
  readonly error?: string;
}

/** One choice of an action; in a pending move its options are resolved. */
export interface ToolkitSelection {
  readonly name: string;
  readonly type: "board" | "choices" | "text" | "number" | "button" | "place";
  readonly prompt?: string;
  readonly min?: number;
  readonly max?: number;
  readonly value?: unknown;
  readonly placePiece?: string;
  readonly rotationChoices?: readonly number[];
  readonly clientContext: { readonly placement?: { readonly into: ToolkitPieceGrid } };
  readonly resolvedChoices?: readonly ToolkitChoice[];
  resolve(args: ToolkitArguments): ToolkitSelection;
  isForced(): unknown;
  /** Whether its options cannot be counted, as for a text. */
  isUnbounded(): boolean;
  options(): readonly ToolkitChoice[];
}

export interface ToolkitMove {
  readonly name: string;
  readonly args: ToolkitArguments;
  readonly selections: readonly ToolkitSelection[];
}

/** Why choices are skipped, by action and choice; the toolkit's debug overlay reads the same. */
export type ToolkitDebug = Record<string, { args?: Record<string, string> }>;

export interface ToolkitAction {
  readonly selections: readonly ToolkitSelection[];
  /** Why the arguments are refused for this choice, or nothing. */
  _getError(selection: ToolkitSelection, args: ToolkitArguments): string | undefined;
  isPossible(args: ToolkitArguments): unknown;
  _getPendingMoves(args: ToolkitArguments, debug: ToolkitDebug): readonly ToolkitMove[] | undefined;
}

export interface ToolkitManager {
  readonly game: object;
  readonly players: readonly ToolkitPlayer[] & {
    atPosition(position: number): ToolkitPlayer | undefined;
  };
  contextualizeBoardToPlayer(player: ToolkitPlayer): void;
  getAction(name: string, player: ToolkitPlayer): ToolkitAction;
  getPendingMoves(
    player: ToolkitPlayer,
    name?: string,
    args?: ToolkitArguments,
  ): { readonly moves: readonly ToolkitMove[] } | undefined;
}

/** The default export of a game's rules, reduced to what is used here. */
export type ToolkitSetup = (state: object) => ToolkitManager;

/*
 * What the toolkit knows about its flow. These parts are internal to it (0.2.14) and typed here only as
 * far as they are used.
 */
import type {
  ToolkitManager,
  ToolkitMove,
  ToolkitObject,
  ToolkitSelection,
} from "../games/toolkitMoves";

/** What a block of a flow holds: steps of the flow, functions, or interrupts. */
export type ToolkitStep = ToolkitFlow | ((...args: never[]) => unknown);

export type ToolkitBlock = ToolkitStep | readonly ToolkitStep[] | undefined;

export interface ToolkitFlow {
  readonly type: "main" | "action" | "parallel" | "loop" | "foreach" | "switch-case";
  readonly name?: string;
  readonly block?: ToolkitBlock;
  /** The inner step that the flow is at. */
  readonly step?: ToolkitStep;
  readonly position?: {
    readonly index?: number;
    readonly value?: unknown;
    readonly default?: boolean;
  };
  /** Of a switch. */
  readonly cases?: readonly {
    readonly eq?: unknown;
    readonly test?: unknown;
    readonly do?: ToolkitBlock;
  }[];
  readonly default?: ToolkitBlock;
  /** Of a player's step. */
  readonly actions?: readonly { readonly name: string; readonly do?: ToolkitBlock }[];
  /** Of `everyPlayer`: whether each player is done; `false` while the player still has to act. */
  readonly completed?: readonly (boolean | undefined)[];
  getPlayers?(): readonly ToolkitPlayer[];
  withPlayer?<Value>(index: number, read: () => Value): Value;
  actionNeeded(player: ToolkitObject): ToolkitActionStep | undefined;
}

export interface ToolkitActionStep {
  readonly step?: string;
  readonly actions: readonly {
    readonly name: string;
    readonly args?: Readonly<Record<string, unknown>>;
  }[];
}

export interface ToolkitPlayer extends ToolkitObject {
  readonly position: number;
  readonly name: string;
  isCurrent(): boolean;
}

export interface ToolkitChoice {
  readonly choice: unknown;
  readonly error?: string;
}

interface AskedSelection extends ToolkitSelection {
  readonly resolvedChoices?: readonly ToolkitChoice[];
  isUnbounded(): boolean;
}

interface AskedMove extends ToolkitMove {
  readonly selections: readonly AskedSelection[];
}

/** Why choices are skipped, by action and choice; the toolkit's debug overlay reads the same. */
export type ToolkitDebug = Record<string, { args?: Record<string, string> }>;

export interface FlowAction {
  readonly condition?: unknown;
  readonly selections: readonly {
    readonly name: string;
    resolve(args: object): AskedSelection;
  }[];
  /** Why a choice is refused, or nothing. */
  _getError(selection: AskedSelection, args: object): string | undefined;
  isPossible(args: object): unknown;
  _getPendingMoves(args: object, debug: ToolkitDebug): readonly AskedMove[] | undefined;
}

export interface FlowManager extends Omit<ToolkitManager, "players" | "getAction"> {
  readonly phase: string;
  readonly actions: Readonly<Record<string, unknown>>;
  readonly flows: Readonly<Record<string, ToolkitFlow>>;
  readonly flowState: readonly { readonly name?: string }[];
  readonly players: readonly ToolkitPlayer[] & {
    atPosition(position: number): ToolkitPlayer | undefined;
  };
  readonly game: ToolkitObject & {
    readonly _ctx: { readonly classRegistry: readonly { readonly name: string }[] };
  };
  flow(): ToolkitFlow;
  getAction(name: string, player: ToolkitPlayer): FlowAction;
  inContextOfPlayer<Value>(player: ToolkitPlayer, read: () => Value): Value;
}

/** The default export of a game's rules, with what the inspectors need from it. */
export type FlowSetup = (state: object) => FlowManager;

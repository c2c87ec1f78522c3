/*
 * What the toolkit knows about its flow. These parts are internal to it (0.2.14) and typed here only as
 * far as they are used.
 */
import type { ToolkitArguments, ToolkitManager, ToolkitPlayer } from "../games/toolkitMoves";

/** What a block of a flow holds: steps of the flow, functions, or interrupts. */
export type ToolkitStep = ToolkitFlow | ((...args: never[]) => unknown);

export type ToolkitBlock = ToolkitStep | readonly ToolkitStep[] | undefined;

export interface ToolkitFlow {
  readonly type: "main" | "action" | "parallel" | "loop" | "foreach" | "switch-case";
  readonly name?: string;
  readonly block?: ToolkitBlock;
  /** The inner step that the flow is at. */
  readonly step?: ToolkitStep;
  readonly position?: { readonly index?: number; readonly value?: unknown };
  /** Of a switch. */
  readonly cases?: readonly { readonly eq?: unknown; readonly do?: ToolkitBlock }[];
  readonly default?: ToolkitBlock;
  /** Of a player's step. */
  readonly actions?: readonly { readonly name: string; readonly do?: ToolkitBlock }[];
  /** Of `everyPlayer`: whether each player is done; `false` while the player still has to act. */
  readonly completed?: readonly (boolean | undefined)[];
  getPlayers?(): readonly ToolkitPlayer[];
  withPlayer?<Value>(index: number, read: () => Value): Value;
  actionNeeded(player: ToolkitPlayer): ToolkitActionStep | undefined;
}

export interface ToolkitActionStep {
  readonly step?: string;
  readonly actions: readonly { readonly name: string; readonly args?: ToolkitArguments }[];
}

export interface FlowManager extends ToolkitManager {
  readonly phase: string;
  readonly actions: Readonly<Record<string, unknown>>;
  readonly flows: Readonly<Record<string, ToolkitFlow>>;
  readonly flowState: readonly { readonly name?: string }[];
  readonly game: {
    readonly _ctx: { readonly classRegistry: readonly { readonly name: string }[] };
  };
  flow(): ToolkitFlow;
  inContextOfPlayer<Value>(player: ToolkitPlayer, read: () => Value): Value;
}

/** The default export of a game's rules, with what the inspectors need from it. */
export type FlowSetup = (state: object) => FlowManager;

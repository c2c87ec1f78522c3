import type * as core from "@boardzilla/core";
import type { ReactNode } from "react";
import type { RenderOptions, Setup } from "../../src/frame/play/live/LiveGame";

/** What the toolkit's `createGame` result takes and returns; its own types hide it. */
interface LoadedGame {
  readonly game: core.Game;
  readonly players: { atPosition(seat: number): core.Player };
  contextualizeBoardToPlayer(player: core.Player): void;
}

/** An element with what `appearance` has set on it. The toolkit's types fail strict checks (D23). */
interface DrawnElement {
  readonly _ui: { readonly appearance: { readonly render?: unknown } };
}

/** What a seat has received. */
export interface ReceivedState {
  /** From 1. */
  readonly seat: number;
  readonly state: object;
  /** Name of the board size; by default the first of the options. */
  readonly boardSize?: string;
}

/**
 * Lays out and draws what a seat sees, so that a layout or a face that throws is found. Returns the game
 * with its layout, the function that declared it, and the faces of its elements.
 */
export function drawSeat(
  setup: Setup,
  { layout, boardSizes }: RenderOptions,
  { seat, state, boardSize = boardSizes?.[0]?.name ?? "_default" }: ReceivedState,
): {
  readonly game: core.Game;
  readonly boardSize: string;
  readonly declare: () => void;
  readonly faces: readonly ReactNode[];
} {
  const load = setup as unknown as (state: object) => LoadedGame;
  const manager = load(structuredClone(state));
  const { game } = manager;
  const player = manager.players.atPosition(seat);
  manager.contextualizeBoardToPlayer(player);
  const declare = (): void => layout?.(game, player, boardSize);
  declare();
  const faces = [game, ...game.all()].map((element) => {
    const { render } = (element as unknown as DrawnElement)._ui.appearance;
    return typeof render === "function" ? (render as (each: unknown) => ReactNode)(element) : null;
  });
  return { game, boardSize, declare, faces };
}

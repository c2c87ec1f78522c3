import type { GameUpdate } from "../../../shared/games/engine";
import { seatView } from "../../../shared/games/match";
import { readBoard, type BoardState } from "../model/inspect/boardState";
import type { Viewer } from "../model/inspect/inspectCalls";

/** What has been sent to a viewer: all states of an animation, or the engine's own state. */
export function receivedBy(update: GameUpdate, viewer: Viewer): unknown {
  if (viewer === "server") return update.game;
  return update.players.find(({ position }) => position === viewer)?.state;
}

/** The board as a viewer knows it in the end; `undefined` if the state holds none. */
export function boardOf(update: GameUpdate, viewer: Viewer): BoardState | undefined {
  return readBoard(viewer === "server" ? update.game.state : seatView(update, viewer));
}

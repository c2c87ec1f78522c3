import type { GameUpdate } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import type { Viewer } from "../model/inspect/inspectCalls";
import type { Engines } from "../session/Engines";

/** What each inspector is given. */
export interface InspectorProps {
  readonly engines: Engines;
  /** The update that is shown on the boards. */
  readonly update: GameUpdate;
  /** The update before it. */
  readonly before: GameUpdate | undefined;
  readonly viewer: Viewer;
  /** Places of elements that are marked on the boards. */
  readonly found: readonly string[];
  readonly onFound: (branches: readonly string[]) => void;
  /** Plays a move that was chosen from a list. */
  readonly onPlay: (move: SeatMove) => void;
}

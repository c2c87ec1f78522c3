import type { InspectCalls } from "../../features/playground/model/inspect/inspectCalls";
import { readActions } from "./flowActions";
import { readFlows } from "./flowTree";
import { readMoveStep } from "./legalMoves";
import { createQuery } from "./query";
import type { FlowSetup } from "./toolkitFlow";

/** What the inspectors may ask of a game; `gameExports` is what its rules export. */
export function createInspectCalls(
  setup: FlowSetup,
  gameExports: Readonly<Record<string, unknown>>,
): InspectCalls {
  return {
    query: createQuery(setup, gameExports),
    moveStep: (update, seat, path) => readMoveStep(setup, update, { seat, path }),
    flow: ({ game }) => {
      const load = () => {
        const manager = setup(structuredClone(game.state));
        if (game.phase === "started") return manager;
        return Object.assign(manager, { phase: "finished" });
      };
      // Asking may change a flow, so every player gets a fresh copy.
      const seats = load().players.map(({ position }) => position);
      return {
        flows: readFlows(load()),
        players: seats
          .sort((a, b) => a - b)
          .flatMap((seat) => {
            const manager = load();
            const player = manager.players.atPosition(seat);
            return player ? [readActions(manager, player)] : [];
          }),
      };
    },
  };
}

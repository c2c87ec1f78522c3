import { createInterface } from "@boardzilla/core";
import type { GameEngine, Seating } from "../../shared/games/engine";
import {
  lastUpdate,
  playMove,
  seatView,
  startMatch,
  type Match,
  type SeatMove,
} from "../../shared/games/match";
import { randomMove } from "../../shared/games/randomPlay";
import { seededRandom } from "../../shared/games/seededRandom";
import { refusalText } from "./faultText";
import { cutReport } from "../../features/playground/model/play/protocol";
import type { EngineCalls, Replay } from "../../features/playground/model/play/engineCalls";
import { openMoves } from "../games/openMoves";
import { checkGoals } from "../goals/checkGoals";
import { createInspectCalls } from "../inspect/createInspectCalls";
import type { FlowSetup } from "../inspect/toolkitFlow";
import { restartBudget } from "./guard";

type Setup = Parameters<typeof createInterface>[0];

function replayMoves(engine: GameEngine, seating: Seating, moves: readonly SeatMove[]): Replay {
  let match: Match = startMatch(engine, seating);
  for (const move of moves) {
    restartBudget();
    try {
      match = playMove(engine, match, move);
    } catch (error) {
      return { updates: match.updates, refusal: cutReport(refusalText(error)) };
    }
  }
  return { updates: match.updates };
}

/** What the rules of a game export: the setup, and anything else they like. */
export type GameExports = Readonly<Record<string, unknown>>;

/** The game that rules export. Throws when they export none, as with an empty file. */
function readSetup({ default: setup }: GameExports): Setup {
  if (typeof setup === "function") return setup as Setup;
  throw new Error("game.ts exports no game. Write `export default createGame(…)` in it.");
}

/** The engine of a game, from what its rules export. */
export function createEngineCalls(game: GameExports): EngineCalls {
  const setup = readSetup(game);
  const engine = createInterface(setup) as unknown as GameEngine;
  return {
    move: (seating, last, move) =>
      lastUpdate(playMove(engine, { seating, moves: [], updates: [last] }, move)),
    replay: (seating, moves) => replayMoves(engine, seating, moves),
    bot: (last, seed, texts) =>
      randomMove(
        last,
        (update, seat) => openMoves(setup, seatView(update, seat), { seat, texts }),
        seededRandom(seed),
      ),
    goals: (code, look) => checkGoals(game, code, look),
    // The boundary to the toolkit's internals, see toolkitFlow.ts.
    ...createInspectCalls(setup as unknown as FlowSetup, game),
  };
}

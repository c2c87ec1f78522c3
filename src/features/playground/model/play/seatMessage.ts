import type { GameUpdate, NamedMove } from "../../../../shared/games/engine";
import { seatView } from "../../../../shared/games/match";
import { isJson } from "../../../../shared/isJson";
import { MAX_NAME } from "./protocol";

/** Values in the arguments of a move. */
const MAX_ARGUMENTS = 1000;

/**
 * What the toolkit's UI of a seat is sent about an update. `animate` sends every state of the move,
 * one for each frame of its animation; without it the table jumps to the last.
 */
export function toSeatMessage(update: GameUpdate, seat: number, animate: boolean): object {
  const view = update.players.find(({ position }) => position === seat)?.state;
  const { game } = update;
  return {
    ...(game.phase === "finished"
      ? { type: "gameFinished", winners: game.winners }
      : { type: "gameUpdate", currentPlayers: game.currentPlayers }),
    state: animate && view !== undefined ? view : seatView(update, seat),
    position: seat,
  };
}

/** What a seat's UI says. */
type UiMessage = { readonly type: "ready" } | { readonly type: "move"; readonly move: NamedMove };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Reads a message of the toolkit's UI; `undefined` for all that a host without a lobby ignores. */
export function parseUiMessage(message: unknown): UiMessage | undefined {
  if (!isRecord(message)) return undefined;
  if (message["type"] === "ready") return { type: "ready" };
  if (message["type"] !== "move") return undefined;
  const data = Array.isArray(message["data"]) ? (message["data"] as unknown[])[0] : message["data"];
  if (!isRecord(data)) return undefined;
  const { name, args = {} } = data;
  if (typeof name !== "string" || name.length > MAX_NAME) return undefined;
  if (!isRecord(args) || !isJson(args, MAX_ARGUMENTS)) return undefined;
  return { type: "move", move: { name, args: args as NamedMove["args"] } };
}

import type { SeatMove } from "../../../shared/games/match";
import type { BotTexts } from "../model/play/engineCalls";
import type { GameSession } from "./GameSession";

interface DrawOptions {
  /** The seats that a bot plays; all of them without it. */
  readonly seats: readonly number[] | undefined;
  /** Which draw it is; another gives another move. */
  readonly draw: number;
  readonly texts: BotTexts;
}

type DrawnMove =
  { readonly move: SeatMove } | { readonly seats: readonly number[]; readonly why: string };

/** Asks the engine for a random legal move of a bot; `undefined` when the game is over or starts anew. */
export async function drawBotMove(
  session: Pick<GameSession, "ask" | "getState">,
  { seats, draw, texts }: DrawOptions,
): Promise<DrawnMove | undefined> {
  const { updates, at, seed } = session.getState();
  const last = updates[at];
  if (last?.game.phase !== "started") return undefined;
  const currentPlayers = last.game.currentPlayers.filter((seat) => seats?.includes(seat) ?? true);
  const answer = await session.ask("bot", [
    { ...last, game: { ...last.game, currentPlayers } },
    `${seed} ${String(draw)}`,
    texts,
  ]);
  if ("refusal" in answer && answer.stopped === "restarted") return undefined;
  if ("refusal" in answer) return { seats: currentPlayers, why: answer.refusal };
  const move = answer.value;
  return move ? { move } : { seats: currentPlayers, why: "There is no legal move." };
}

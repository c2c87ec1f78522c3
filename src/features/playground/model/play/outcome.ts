import type { GameUpdate } from "../../../../shared/games/engine";

const listFormat = new Intl.ListFormat("en", { type: "conjunction" });

/**
 * How a game has ended, in a sentence for readers; `undefined` while it runs. `names` are the players' by
 * seat.
 */
export function readOutcome(
  update: GameUpdate | undefined,
  names: readonly string[],
): string | undefined {
  if (update?.game.phase !== "finished") return undefined;
  const winners = update.game.winners.map((seat) => names[seat - 1] ?? `Seat ${String(seat)}`);
  return `The game is over: ${winners.length > 0 ? listFormat.format(winners) : "nobody"} won.`;
}

import type { GameSettings } from "../../../shared/games/engine";
import { LIVE_PLAYERS } from "../../../shared/contracts/livePlayers";

/** How a live block plays its game: `render(setup, { play: { … } })`. Everything is optional. */
export interface PlayOptions {
  /** How many players there are, 1 to 6; by default as many as the block says, or 2. */
  readonly players: number;
  /** The reader's seat, from 1. */
  readonly seat: number;
  readonly seed: string;
  /** How many random moves are made before the reader sees the game, 0 to 200. */
  readonly moves: number;
  readonly settings: GameSettings;
}

const MAX_PLAYERS = LIVE_PLAYERS.most;
const MAX_MOVES = 200;

function wholeNumber(
  options: Readonly<Record<string, unknown>>,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number {
  const value = options[name] ?? usual;
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most)
    return value;
  throw new Error(
    `play.${name} is ${JSON.stringify(value)}; it must be a whole number from ${String(least)} to ${String(most)}.`,
  );
}

/**
 * Reads the options of a block. Throws an Error that names the value and what is valid.
 *
 * @param usual how many players there are when the options do not say it
 */
export function readPlayOptions(given: unknown, usual = 2): PlayOptions {
  const options = (given ?? {}) as Readonly<Record<string, unknown>>;
  const players = wholeNumber(options, "players", { least: 1, most: MAX_PLAYERS, usual });
  const { seed = "live", settings = {} } = options;
  return {
    players,
    seat: wholeNumber(options, "seat", { least: 1, most: players, usual: 1 }),
    seed: String(seed),
    moves: wholeNumber(options, "moves", { least: 0, most: MAX_MOVES, usual: 0 }),
    settings: settings as GameSettings,
  };
}

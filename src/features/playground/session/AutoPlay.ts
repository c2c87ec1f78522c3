import type { SessionState } from "./GameSession";

/** Pause before a bot's move in ms, so that a reader can follow; longer where nothing glides. */
const PAUSE = 1000;
const STILL_PAUSE = 1800;

/** The part of a session that bots need. */
interface BotHost {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  playBotMove(seats: readonly number[]): Promise<void>;
  setPlayOn(playOn: boolean): void;
}

/** Whether the reader prefers no motion. */
export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The seats for which a bot is to move now. */
export function seatsOfBots(state: SessionState): number[] {
  const { phase, busy, trying, needsRestart, at, updates, playOn, human } = state;
  const game = updates[at]?.game;
  // What has hung the engine is not tried again by itself.
  if (phase !== "playing" || busy || trying || needsRestart || at !== updates.length - 1) return [];
  if (game?.phase !== "started" || (!playOn && human === undefined)) return [];
  return game.currentPlayers.filter((seat) => playOn || seat !== human);
}

/**
 * Lets bots move by themselves: all of them while they play on, or those of the other seats while the
 * reader plays one. Nothing moves while the page is hidden, and playing on ends then.
 */
export class AutoPlay {
  private timer: number | undefined;
  private readonly unsubscribe: () => void;

  constructor(private readonly host: BotHost) {
    this.unsubscribe = host.subscribe(this.plan);
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  close(): void {
    this.unsubscribe();
    window.clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  private readonly plan = (): void => {
    const isDue = !document.hidden && seatsOfBots(this.host.getState()).length > 0;
    if (!isDue) {
      window.clearTimeout(this.timer);
      this.timer = undefined;
    } else this.timer ??= window.setTimeout(this.move, prefersStillness() ? STILL_PAUSE : PAUSE);
  };

  private readonly move = (): void => {
    this.timer = undefined;
    const seats = seatsOfBots(this.host.getState());
    if (seats.length > 0) void this.host.playBotMove(seats);
  };

  private readonly onVisibility = (): void => {
    if (document.hidden && this.host.getState().playOn) this.host.setPlayOn(false);
    this.plan();
  };
}

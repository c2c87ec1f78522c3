import type { BotTexts } from "../model/play/engineCalls";
import type { Engines } from "./Engines";
import { describeNoMove } from "./failures";
import { prefersStillness, type Moves } from "./Moves";
import {
  afterRefusal,
  isAutoplay,
  isIdle,
  nameOf,
  withoutAutoplay,
  type SessionState,
  type SessionStore,
} from "./sessionState";

/**
 * Pause before a bot's move in ms, so that a reader can follow; longer where nothing glides. The toolkit shows each of
 * the states that a move passes through for as long as `PAUSE` (`ui/queue.js`, 0.2.14).
 */
const PAUSE = 1000;
const STILL_PAUSE = 1800;

/** How long the tables need for what they show now, in ms. */
function pauseAfter({ updates, at }: SessionState): number {
  if (prefersStillness()) return STILL_PAUSE;
  const lists = updates[at]?.players.map(({ state }) => state) ?? [];
  return PAUSE * Math.max(1, ...lists.map((state) => (Array.isArray(state) ? state.length : 1)));
}

/** The seats for which a bot is to move by itself now. */
function seatsDue(state: SessionState): number[] {
  const { phase, trying, at, updates, human } = state;
  const game = updates[at]?.game;
  if (phase.kind !== "ready" || trying || at !== updates.length - 1) return [];
  if (game?.phase !== "started" || (!phase.autoplay && human === undefined)) return [];
  return game.currentPlayers.filter((seat) => phase.autoplay || seat !== human);
}

/**
 * Bots move when they are asked, and by themselves: all of them under autoplay, or those of the other
 * seats while the reader plays one. Nothing moves while the page is hidden, and autoplay ends then.
 */
export class Bots {
  private timer: number | undefined;
  /** Counts moves: another number draws another move. */
  private draws = 0;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly store: SessionStore,
    private readonly engines: Engines,
    private readonly moves: Moves,
    private readonly texts: BotTexts = {},
  ) {
    this.unsubscribe = store.subscribe(this.plan);
    document.addEventListener("visibilitychange", this.onVisibility);
  }

  /** Makes a random legal move for somebody whose turn it is, or for one of some seats. */
  move(seats?: readonly number[]): Promise<void> {
    return this.moves.enqueue(() => this.draw(seats));
  }

  /** Lets bots move for everybody until the end, or until something else is done. */
  readonly startAutoplay = (): void => {
    if (isIdle(this.store.state))
      this.store.set({ phase: { kind: "ready", autoplay: true }, fault: undefined });
  };

  readonly stopAutoplay = (): void => this.store.set({ phase: withoutAutoplay(this.store.state) });

  /** Leaves only one seat to the reader, or all of them. */
  setHuman(human: number | undefined): void {
    this.store.set({ human, phase: withoutAutoplay(this.store.state) });
  }

  /** The next moves are those of a game that has just begun. */
  startOver(): void {
    this.draws = 0;
  }

  close(): void {
    this.unsubscribe();
    window.clearTimeout(this.timer);
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  private async draw(seats: readonly number[] | undefined): Promise<void> {
    this.draws += 1;
    const { updates, at, seed } = this.store.state;
    const last = updates[at];
    if (last?.game.phase !== "started") return;
    const currentPlayers = last.game.currentPlayers.filter((seat) => seats?.includes(seat) ?? true);
    const answer = await this.engines.ask("bot", [
      { ...last, game: { ...last.game, currentPlayers } },
      `${seed} ${String(this.draws)}`,
      this.texts,
    ]);
    if ("value" in answer && answer.value) {
      await this.moves.make(answer.value);
      return;
    }
    const { refusal = "There is no legal move.", stopped } = "refusal" in answer ? answer : {};
    if (stopped === "restarted") return;
    const { state } = this.store;
    const names = currentPlayers.map((seat) => nameOf(state, seat));
    const fault = { in: "game", text: describeNoMove(names, refusal) } as const;
    this.store.set({ fault, phase: afterRefusal(state, stopped), human: undefined });
  }

  private readonly plan = (): void => {
    const isDue = !document.hidden && seatsDue(this.store.state).length > 0;
    if (!isDue) {
      window.clearTimeout(this.timer);
      this.timer = undefined;
    } else this.timer ??= window.setTimeout(this.moveDue, pauseAfter(this.store.state));
  };

  private readonly moveDue = (): void => {
    this.timer = undefined;
    const seats = seatsDue(this.store.state);
    if (seats.length > 0) void this.move(seats);
  };

  private readonly onVisibility = (): void => {
    if (document.hidden && isAutoplay(this.store.state)) this.stopAutoplay();
    this.plan();
  };
}

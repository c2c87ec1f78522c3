import type { GameUpdate } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import { addMove, showUpdate, type History } from "../model/play/history";
import type { EngineAnswer } from "./EngineFrame";
import type { Engines } from "./Engines";
import { describeForcedMoves, describeRefusedMove, type Fault } from "./failures";
import type { SeatFrames } from "./SeatFrames";
import {
  afterRefusal,
  isAutoplay,
  isPlaying,
  nameOf,
  READY,
  seatingOf,
  withoutAutoplay,
  type SessionStore,
} from "./sessionState";
import { stepToChoice } from "./stepToChoice";

/** Jobs that are done one after the other, whoever gives them; one that fails does not stop the next. */
export class WorkQueue {
  private last: Promise<void> = Promise.resolve();

  /** Does a job after all that were given before; settles with it. */
  add(job: () => Promise<void>): Promise<void> {
    this.last = this.last.then(job, job);
    return this.last;
  }

  /** Waits until nothing is being done, whatever became of it. */
  async rest(): Promise<void> {
    const { last } = this;
    await last.catch(() => undefined);
    if (last !== this.last) await this.rest();
  }
}

/**
 * How many moves tables may make by themselves, one after the other, before the reader or a bot has to make one. The
 * games of this site come to 6.
 */
const MAX_FORCED = 30;

/** Longest move, as JSON in UTF-16 code units: all moves of a game are kept. */
const MAX_MOVE = 20_000;

export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The moves of a game: made one after the other, whoever makes them, and walked back and forth. */
export class Moves {
  private readonly work = new WorkQueue();
  /** Moves that a table has made by itself, because there was no choice. */
  private readonly forced = new WeakSet<SeatMove>();
  /** The last forced move that was refused, with the state that refused it. */
  private refused: { readonly move: string; readonly by: GameUpdate } | undefined;

  constructor(
    private readonly store: SessionStore,
    private readonly engines: Engines,
    private readonly seats: SeatFrames,
  ) {}

  /** Shows an earlier or later update; a move made there goes on from there. */
  readonly show = (at: number): void => this.travel(showUpdate(this.store.state, at));

  /** Takes the newest move back; with bots around, to where the reader is to move. */
  readonly undo = (): void => this.travel(stepToChoice(this.store.state, "undo", this.forced));

  /** Brings back what was taken back. */
  readonly redo = (): void => this.travel(stepToChoice(this.store.state, "redo", this.forced));

  /** A table sends a move. */
  receive(move: SeatMove, isForced: boolean): void {
    const { at, moves, fault, phase } = this.store.state;
    // A table that was opened again would have the engine hang on the same move, without end.
    if (isForced && phase.kind === "stopped") return;
    if (!isForced) this.store.set({ phase: withoutAutoplay(this.store.state) });
    const next = moves[at];
    // What has been played already is not played again: the moves after it stay.
    if (next && JSON.stringify(next) === JSON.stringify(move)) {
      if (!isForced) this.show(at + 1);
      return;
    }
    void this.enqueue(() => this.make(move, isForced), isForced ? fault : undefined);
  }

  /** Does something while the game is played, after all that was begun before. */
  enqueue(job: () => Promise<void>, fault?: Fault): Promise<void> {
    return this.work.add(async () => {
      const { state } = this.store;
      if (!isPlaying(state)) return;
      this.store.set({ phase: { kind: "moving", autoplay: isAutoplay(state) }, fault });
      await job();
      // It may have stopped the engine, or the reader may have restarted the game.
      const { phase } = this.store.state;
      if (phase.kind === "moving") this.store.set({ phase: { ...phase, kind: "ready" } });
    });
  }

  /** Waits until no move is being made. */
  rest(): Promise<void> {
    return this.work.rest();
  }

  /** Makes a move; part of a job that has been queued. */
  async make(move: SeatMove, isForced = false): Promise<void> {
    const { updates, at } = this.store.state;
    const last = updates[at];
    // Tables make forced moves by themselves, and one may come when another has ended the game or the turn.
    if (
      last?.game.phase !== "started" ||
      (isForced && !last.game.currentPlayers.includes(move.seat))
    ) {
      this.seats.update(false);
      return;
    }
    if (isForced && this.countForced() >= MAX_FORCED) {
      const fault = { in: "game", text: describeForcedMoves(MAX_FORCED) } as const;
      this.store.set({ fault, phase: { kind: "stopped" } });
      this.seats.update(false);
      return;
    }
    const answer = await this.ask(move, last);
    const { state } = this.store;
    if ("value" in answer) {
      if (isForced) this.forced.add(move);
      const kept = isForced ? state.kept : undefined;
      this.store.set({ ...addMove({ ...state, at }, move, answer.value), kept });
      this.seats.update(!prefersStillness());
      return;
    }
    if (answer.stopped === "restarted") return;
    if (isForced && !answer.stopped && !this.rememberRefusal(move, last)) {
      this.seats.update(false);
      return;
    }
    const text = describeRefusedMove(nameOf(state, move.seat), move.name, answer);
    this.store.set({ fault: { in: "game", text }, phase: afterRefusal(state, answer.stopped) });
    this.seats.refuse(move.seat, answer.refusal);
    // The toolkit has drawn the move already; the last update takes it back.
    this.seats.update(false);
  }

  private async ask(move: SeatMove, last: GameUpdate): Promise<EngineAnswer<GameUpdate>> {
    const { length } = JSON.stringify(move);
    if (length <= MAX_MOVE)
      return this.engines.ask("move", [seatingOf(this.store.state), last, move]);
    const refusal = `The move has ${String(length)} characters; at most ${String(MAX_MOVE)} are read.`;
    return { refusal };
  }

  /** How many moves before the update that is shown were made by tables, one after the other. */
  private countForced(): number {
    const { moves, at } = this.store.state;
    const others = moves.slice(0, at).findLastIndex((move) => !this.forced.has(move));
    return at - 1 - others;
  }

  /**
   * Remembers which state refuses a forced move; returns whether it has just refused the same move. A slow table makes
   * a move for a state that bots have left behind. It then gets the newest state, in which only a fault of the rules
   * leads to the same move.
   */
  private rememberRefusal(move: SeatMove, by: GameUpdate): boolean {
    const before = this.refused;
    this.refused = { move: JSON.stringify(move), by };
    return before?.by === by && before.move === this.refused.move;
  }

  private travel({ moves, updates, at, past, future }: History): void {
    const { state } = this.store;
    const kept = moves === state.moves ? state.kept : undefined;
    // What has hung the engine is left behind.
    const phase = state.phase.kind === "stopped" ? READY : withoutAutoplay(state);
    this.store.set({ moves, updates, at, past, future, kept, phase, fault: undefined });
    this.seats.update(false);
  }
}

import type { GameSettings } from "../../../shared/games/engine";
import type { SeatMove } from "../../../shared/games/match";
import { seatPlayers } from "../../../shared/games/seatPlayers";
import type { EngineCalls } from "../model/play/engineCalls";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { isSameCode, type GameCode } from "../model/play/gameCode";
import * as history from "../model/play/history";
import type { PlayMark, PlayReport, PlayTheme } from "../model/play/protocol";
import { parseUiMessage } from "../model/play/seatMessage";
import type { StartPosition } from "../model/play/startPosition";
import { openPlayFrame, type OpenFrame } from "../host/PlayFrame";
import { AutoPlay, prefersStillness } from "./AutoPlay";
import { drawBotMove } from "./drawBotMove";
import type { EngineAnswer } from "./EngineFrame";
import { Engines } from "./Engines";
import * as failures from "./failures";
import { movesToReplay, replayed, underNewRules } from "./replayed";
import { SeatFrames } from "./SeatFrames";
import { beginState, type SessionState } from "./sessionState";
import { stepToChoice } from "./stepToChoice";
import { isTrialFault, tryRules, type RulesTrial } from "./tryRules";
import { WorkQueue } from "./WorkQueue";

export type { KeptMoves, SessionState } from "./sessionState";

/** What a session needs. */
export interface SessionOptions {
  readonly bundle: GameBundle;
  readonly framePath: string;
  /** Where the engine's hidden frame goes. */
  readonly host: HTMLElement;
  /** Where to begin. */
  readonly start: StartPosition;
  /** What to run instead of what the bundle holds. */
  readonly code?: GameCode | undefined;
  /** How the frames of the engine and the seats are opened. */
  readonly openFrame?: OpenFrame | undefined;
}

/**
 * The host of one game: seats, moves and history. The engine and every seat run in frames of their
 * own; this holds nothing but JSON that came through their ports.
 */
export class GameSession {
  /** What the game is played with; it does not change. */
  readonly settings: GameSettings;
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private readonly seats: SeatFrames;
  private readonly autoPlay: AutoPlay;
  private readonly engines: Engines;
  private trial: RulesTrial | undefined;
  private code: GameCode;
  /** Moves that a table has made by itself, because there was no choice. */
  private readonly forced = new WeakSet<SeatMove>();
  private botMoves = 0;
  /** Moves are made one after the other, whoever makes them. */
  private readonly work = new WorkQueue();

  constructor(private readonly options: SessionOptions) {
    const { bundle, framePath, start, code = bundle, openFrame = openPlayFrame } = options;
    const frames = { framePath, openFrame };
    this.code = code;
    this.settings = start.settings;
    this.state = beginState(start);
    this.seats = new SeatFrames({
      facts: bundle.facts,
      code: () => this.code,
      ...frames,
      onReport: this.onSeatReport,
      onFailure: (seat, failure) => {
        const { lostSeats } = this.state;
        this.set({
          lostSeats: [...lostSeats, seat],
          fault: failures.describeLostTable(this.nameOf(seat), failure),
        });
      },
    });
    this.engines = new Engines({
      host: options.host,
      ...frames,
      onFault: (message) => {
        this.fail(failures.describeUnloadedRules(message));
      },
      onHung: this.reopenTables,
    });
    this.autoPlay = new AutoPlay(this);
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts the engine and plays to where the page wants to begin. */
  start(): void {
    const { moves, at } = this.options.start;
    void this.replay(moves, at);
  }

  /**
   * Goes on under other code. Changed rules run in a new engine, which plays the same moves; only when
   * it has started does it take over. Changed looks open new tables. What goes wrong is the state's
   * `fault`, and the game on the table is the one from before.
   */
  async setCode(code: GameCode): Promise<void> {
    if (this.trial) {
      // Rules that hang have the process of all frames: until they are given up, no others can start.
      this.trial.next = code;
      return;
    }
    if (isSameCode(this.code, code)) {
      // Back to what runs: what was wrong with the rules since is settled.
      if (isTrialFault(this.state.fault)) this.set({ fault: undefined });
      return;
    }
    if (this.engines.isOpen && this.code.modules["./game"] === code.modules["./game"]) {
      this.code = code;
      this.set({ edition: this.state.edition + 1, fault: undefined });
      return;
    }
    const before = this.state.moves;
    const moves = movesToReplay(this.state);
    const { engine, result } = tryRules(
      (onFault, onLost) => this.engines.open(code, onFault, onLost),
      this.seating(),
      moves,
    );
    const trial: RulesTrial = { engine, next: code };
    this.trial = trial;
    this.set({ trying: true, fault: undefined, playOn: false });
    const outcome = await result;
    // A move that is being made is made by the engine from before.
    await this.work.rest();
    this.trial = undefined;
    const isOverdue = "replay" in outcome && this.state.moves !== before;
    if (isOverdue || !isSameCode(trial.next, code)) {
      engine.close();
      this.set({ trying: false });
      return this.setCode(trial.next);
    }
    if ("replay" in outcome) {
      this.engines.replace(engine);
      this.code = code;
      this.set(underNewRules(this.state, outcome.replay, moves));
      return;
    }
    engine.close();
    this.set({ trying: false, fault: outcome.fault });
  }

  /** Ends everything; the frames go. */
  close(): void {
    this.autoPlay.close();
    this.trial?.engine.close();
    this.engines.close();
    this.seats.close();
  }

  /** What is needed to open this game again. */
  save(): { readonly position: StartPosition; readonly code: GameCode } {
    const { players, seed, moves, at } = this.state;
    return { position: { players, seed, settings: this.settings, moves, at }, code: this.code };
  }

  /** Puts the table of a seat into an element, and returns how to take it away. */
  openSeat(seat: number, host: HTMLElement, theme: PlayTheme): () => void {
    const lostSeats = this.state.lostSeats.filter((lost) => lost !== seat);
    if (lostSeats.length < this.state.lostSeats.length) this.set({ lostSeats, fault: undefined });
    return this.seats.open(seat, host, theme);
  }

  /** Gives all tables the page's theme. */
  setTheme(theme: PlayTheme): void {
    this.seats.setTheme(theme);
  }

  /** Outlines elements on the board of a seat. */
  setMarks(seat: number, marks: readonly PlayMark[]): void {
    this.seats.setMarks(seat, marks);
  }

  /** Shows an earlier or later update; a move made there goes on from there. */
  show(at: number): void {
    this.travel(history.showUpdate(this.state, at));
  }

  /** Takes the newest move back; with bots around, to where the reader is to move. */
  undo(): void {
    this.travel(stepToChoice(this.state, "undo", this.forced));
  }

  /** Brings back what was taken back. */
  redo(): void {
    this.travel(stepToChoice(this.state, "redo", this.forced));
  }

  /**
   * Starts anew in a new engine, with another number of players or another seed: rules may have left the
   * last engine in any state.
   */
  async restart(players: number, seed: string): Promise<void> {
    const { edition, human = Infinity } = this.state;
    this.botMoves = 0;
    this.set({
      players,
      seed,
      edition: edition + 1,
      lostSeats: [],
      playOn: false,
      human: human <= players ? human : undefined,
    });
    this.engines.restart();
    await this.replay([], 0);
  }

  /** Lets bots move for everybody until the end, or until something else is done. */
  setPlayOn(playOn: boolean): void {
    this.set(playOn ? { playOn, fault: undefined } : { playOn });
  }

  /** Leaves only one seat to the reader, or all of them. */
  setHuman(human: number | undefined): void {
    this.set({ human, playOn: false });
  }

  /** Lets a random legal move be made by somebody whose turn it is, or by one of some seats. */
  playBotMove(seats?: readonly number[]): Promise<void> {
    const { texts = {} } = this.options.bundle.facts;
    return this.enqueue(async () => {
      this.botMoves += 1;
      const drawn = await drawBotMove(this, { seats, draw: this.botMoves, texts });
      if (drawn && "move" in drawn) await this.makeMove(drawn.move);
      else if (drawn) {
        const names = drawn.seats.map((seat) => this.nameOf(seat));
        this.set({
          fault: failures.describeNoMove(names, drawn.why),
          playOn: false,
          human: undefined,
        });
      }
    });
  }

  /** Asks the engine, which is opened again when it was lost: it keeps nothing between calls. */
  ask<Name extends keyof EngineCalls>(
    name: Name,
    args: Parameters<EngineCalls[Name]>,
  ): Promise<EngineAnswer<ReturnType<EngineCalls[Name]>>> {
    return this.engines.ask(this.code, name, args);
  }

  /**
   * Opens all tables anew. The browser gives the sandboxed frames of a page one process: an engine that
   * hangs has hung them, too, and the process ends only when the last of its frames is gone.
   */
  private readonly reopenTables = (): void => {
    this.set({ edition: this.state.edition + 1, lostSeats: [], fault: undefined });
  };

  private nameOf(seat: number): string {
    return seatPlayers(this.state.players)[seat - 1]?.name ?? `Seat ${String(seat)}`;
  }

  private travel({ moves, updates, at, past, future }: history.History): void {
    const kept = moves === this.state.moves ? this.state.kept : undefined;
    const settled = { fault: undefined, needsRestart: false, playOn: false };
    this.set({ moves, updates, at, past, future, kept, ...settled });
    this.tellSeats(false);
  }

  private async replay(moves: readonly SeatMove[], at?: number): Promise<void> {
    this.set({
      phase: "starting",
      busy: true,
      kept: undefined,
      fault: undefined,
      needsRestart: false,
    });
    const { edition } = this.state;
    const answer = await this.ask("replay", [this.seating(), moves]);
    const stopped = "refusal" in answer ? answer.stopped : undefined;
    // Another restart has overtaken this one.
    if (stopped === "restarted" || (!stopped && edition !== this.state.edition)) return;
    if ("refusal" in answer) {
      this.fail(failures.describeNoStart(answer));
      return;
    }
    this.set(replayed(this.state, { replay: answer.value, moves, rules: "these", at }));
    this.tellSeats(false);
  }

  private seating() {
    return { players: this.state.players, seed: this.state.seed, settings: this.settings };
  }

  /** Does something after all that was begun before. */
  private enqueue(job: () => Promise<void>, fault?: string): Promise<void> {
    return this.work.add(async () => {
      if (this.state.phase !== "playing") return;
      this.set({ busy: true, fault });
      await job();
      this.set({ busy: false });
    });
  }

  private async makeMove(move: SeatMove, isForced = false): Promise<void> {
    const { updates, at } = this.state;
    const last = updates[at];
    // Tables make forced moves by themselves, and one may come when another has ended the game.
    if (last?.game.phase !== "started") {
      this.tellSeats(false);
      return;
    }
    const answer = await this.ask("move", [this.seating(), last, move]);
    if ("value" in answer) {
      if (isForced) this.forced.add(move);
      const kept = isForced ? this.state.kept : undefined;
      const after = history.addMove({ ...this.state, at }, move, answer.value);
      this.set({ ...after, kept, needsRestart: false });
      this.tellSeats(!prefersStillness());
      return;
    }
    if (answer.stopped === "restarted") return;
    const fault = failures.describeRefusedMove(this.nameOf(move.seat), move.name, answer);
    this.set({ fault, needsRestart: answer.stopped !== undefined, playOn: false });
    this.seats.refuse(move.seat, answer.refusal);
    // The toolkit has drawn the move already; the last update takes it back.
    this.tellSeats(false);
  }

  private readonly onSeatReport = (seat: number, report: PlayReport): void => {
    if (report.t === "fault") {
      this.set({ fault: failures.describeTableFault(this.nameOf(seat), report.message) });
    }
    if (report.t !== "ui") return;
    const message = parseUiMessage(report.message);
    if (message?.type === "ready") {
      this.seats.welcome(seat, this.state.players);
      // The start may have an animation or an announcement of its own.
      const update = this.state.updates[this.state.at];
      if (update) this.seats.show(seat, update, this.state.at === 0);
    }
    if (message?.type !== "move") return;
    const { name, args } = message.move;
    this.onSeatMove({ seat, name, args }, !report.byReader);
  };

  private onSeatMove(move: SeatMove, isForced: boolean): void {
    const { at, moves, fault, needsRestart } = this.state;
    // A table that was opened anew would have the engine hang on the same move, without end.
    if (isForced && needsRestart) return;
    if (!isForced) this.setPlayOn(false);
    const next = moves[at];
    // What has been played already is not played anew: the moves after it stay.
    if (next && JSON.stringify(next) === JSON.stringify(move)) {
      if (!isForced) this.show(at + 1);
      return;
    }
    void this.enqueue(() => this.makeMove(move, isForced), isForced ? fault : undefined);
  }

  private tellSeats(animate: boolean): void {
    const update = this.state.updates[this.state.at];
    if (update) this.seats.showAll(update, animate);
  }

  private fail(fault: string): void {
    this.engines.close();
    this.set({ phase: "failed", busy: false, fault, needsRestart: true });
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

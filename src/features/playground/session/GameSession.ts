import type { GameUpdate } from "../../../lib/games/engine";
import type { SeatMove } from "../../../lib/games/match";
import { seatPlayers } from "../../../lib/games/seatPlayers";
import type { GameBundle } from "../../../lib/play/gameBundle";
import type { PlayReport } from "../../../lib/play/messages";
import { parseUiMessage, toSeatMessage } from "../../../lib/play/seatMessage";
import { PlayFrame, type FrameFailure } from "../host/PlayFrame";
import { EngineFrame } from "./EngineFrame";

/** What the player shows of a running game. */
export interface SessionState {
  readonly phase: "starting" | "playing" | "failed";
  readonly players: number;
  readonly seed: string;
  readonly moves: readonly SeatMove[];
  /** The start and one update for every move. */
  readonly updates: readonly GameUpdate[];
  /** Which update is shown. */
  readonly at: number;
  /** Whether the engine is at work. */
  readonly busy: boolean;
  /** What went wrong, for the reader. */
  readonly fault: string | undefined;
}

const FAILURES: Readonly<Record<FrameFailure, string>> = {
  silent: "The game did not load.",
  replaced: "The game's code left its frame, so the frame was closed.",
  hung: "The game did not answer for a while, so it was stopped.",
  flood: "The game sent too many messages, so it was stopped.",
};

/** What a session needs. */
export interface SessionOptions {
  readonly bundle: GameBundle;
  readonly framePath: string;
  /** Where the engine's hidden frame goes. */
  readonly host: HTMLElement;
  /** How many moves of the recorded match to begin with. */
  readonly move: number;
}

/**
 * The host of one game: seats, moves and history. The engine and every seat run in frames of their
 * own; this holds nothing but JSON that came through their ports.
 */
export class GameSession {
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private readonly seats = new Map<number, PlayFrame>();
  private engine: EngineFrame | undefined;
  private botMoves = 0;

  constructor(private readonly options: SessionOptions) {
    const { bundle } = options;
    this.state = {
      phase: "starting",
      players: bundle.recording.players,
      seed: bundle.recording.seed,
      moves: [],
      updates: [],
      at: 0,
      busy: true,
      fault: undefined,
    };
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Starts the engine and plays to where the page wants to begin. */
  start(): void {
    this.engine?.close();
    const { bundle, framePath, host, move } = this.options;
    this.engine = new EngineFrame({
      host,
      src: framePath,
      modules: bundle.modules,
      onFailure: (failure) => {
        this.fail(FAILURES[failure]);
      },
      onFault: (message) => {
        this.fail(message);
      },
    });
    void this.replay(bundle.recording.moves.slice(0, move));
  }

  /** Ends everything; the frames go. */
  close(): void {
    this.engine?.close();
    for (const frame of this.seats.values()) frame.close();
    this.seats.clear();
  }

  /** Puts the table of a seat into an element, and returns how to take it away. */
  openSeat(seat: number, host: HTMLElement, theme: "light" | "dark"): () => void {
    const { bundle, framePath } = this.options;
    const { players } = bundle.facts;
    const frame = new PlayFrame({
      host,
      src: framePath,
      title: `${bundle.facts.title}, seat ${String(seat)}`,
      visible: true,
      first: {
        t: "seat",
        modules: { ...bundle.modules },
        style: bundle.style,
        bootstrap: {
          host: seat === 1,
          userID: String(seat),
          minPlayers: players.min,
          maxPlayers: players.max,
          defaultPlayers: players.default,
        },
        theme,
      },
      onReport: (report) => {
        this.onSeatReport(seat, report);
      },
      onFailure: (failure) => {
        this.set({ fault: FAILURES[failure] });
      },
    });
    this.seats.set(seat, frame);
    return () => {
      frame.close();
      if (this.seats.get(seat) === frame) this.seats.delete(seat);
    };
  }

  /** Gives all tables the page's theme. */
  setTheme(theme: "light" | "dark"): void {
    for (const frame of this.seats.values()) frame.order({ t: "theme", theme });
  }

  /** Shows an earlier or later update; a move made there goes on from there. */
  show(at: number): void {
    this.set({ at: Math.max(0, Math.min(at, this.state.updates.length - 1)), fault: undefined });
    this.tellSeats(false);
  }

  /** Takes the newest move back. */
  undo(): void {
    const { moves, updates } = this.state;
    if (moves.length === 0) return;
    this.set({
      moves: moves.slice(0, -1),
      updates: updates.slice(0, -1),
      at: updates.length - 2,
      fault: undefined,
    });
    this.tellSeats(false);
  }

  /** Starts anew, with another number of players or another seed. */
  async restart(players: number, seed: string): Promise<void> {
    this.set({ players, seed });
    await this.replay([]);
  }

  /** Lets a random legal move be made by somebody whose turn it is. */
  async playBotMove(): Promise<void> {
    const { updates, at, seed } = this.state;
    const last = updates[at];
    if (!last || this.state.busy || last.game.phase === "finished") return;
    this.set({ busy: true });
    this.botMoves += 1;
    const answer = await this.engine?.call("bot", [
      last,
      `${seed} ${String(this.botMoves)}`,
      this.options.bundle.facts.texts ?? {},
    ]);
    this.set({ busy: false });
    if (answer && "value" in answer && answer.value) await this.makeMove(answer.value);
    else this.set({ fault: "The bot found no legal move." });
  }

  private async replay(moves: readonly SeatMove[]): Promise<void> {
    this.set({ phase: "starting", busy: true, fault: undefined });
    const answer = await this.engine?.call("replay", [this.seating(), moves]);
    if (!answer) return;
    if ("refusal" in answer) {
      this.fail(answer.refusal);
      return;
    }
    const { updates, refusal } = answer.value;
    const played = moves.slice(0, updates.length - 1);
    const at = updates.length - 1;
    this.set({ phase: "playing", busy: false, moves: played, updates, at, fault: refusal });
    this.tellSeats(false);
  }

  private seating() {
    const { players, seed } = this.state;
    return { players, seed, settings: this.options.bundle.recording.settings };
  }

  private async makeMove(move: SeatMove): Promise<void> {
    const { updates, moves, at, busy } = this.state;
    const last = updates[at];
    if (!last || busy) return;
    this.set({ busy: true, fault: undefined });
    const answer = await this.engine?.call("move", [this.seating(), last, move]);
    this.set({ busy: false });
    if (!answer) return;
    if ("refusal" in answer) {
      this.set({ fault: `Refused: ${answer.refusal}` });
      this.seats.get(move.seat)?.order({
        t: "ui",
        message: { type: "messageProcessed", id: "0", error: answer.refusal },
      });
      // The toolkit has drawn the move already; the last update takes it back.
      this.tellSeats(false);
      return;
    }
    this.set({
      moves: [...moves.slice(0, at), move],
      updates: [...updates.slice(0, at + 1), answer.value],
      at: at + 1,
    });
    this.tellSeats(true);
  }

  private onSeatReport(seat: number, report: PlayReport): void {
    if (report.t === "fault") this.set({ fault: report.message });
    if (report.t !== "ui") return;
    const message = parseUiMessage(report.message);
    if (message?.type === "ready") {
      const frame = this.seats.get(seat);
      for (const { id } of seatPlayers(this.state.players)) {
        frame?.order({ t: "ui", message: { type: "userOnline", id, online: true } });
      }
      // The start may have an animation or an announcement of its own.
      this.tellSeat(seat, this.state.at === 0);
    }
    if (message?.type === "move") void this.makeMove({ seat, ...message.move });
  }

  private tellSeat(seat: number, animate: boolean): void {
    const update = this.state.updates[this.state.at];
    if (!update || seat > this.state.players) return;
    this.seats.get(seat)?.order({ t: "ui", message: toSeatMessage(update, seat, animate) });
  }

  private tellSeats(animate: boolean): void {
    for (const seat of this.seats.keys()) this.tellSeat(seat, animate);
  }

  private fail(fault: string): void {
    this.engine?.close();
    this.engine = undefined;
    this.set({ phase: "failed", busy: false, fault });
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

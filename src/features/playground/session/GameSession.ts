import type { SeatMove } from "../../../shared/games/match";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GameCode } from "../model/play/gameCode";
import type { StartPosition } from "../model/play/startPosition";
import { openPlayFrame, type OpenFrame, type OpenGameFrame } from "../host/PlayFrame";
import { Store } from "../Store";
import { Bots } from "./Bots";
import { Engines } from "./Engines";
import { describeNoStart } from "./failures";
import { HotReload } from "./HotReload";
import { Moves } from "./Moves";
import { replayed } from "./replayed";
import { SeatFrames } from "./SeatFrames";
import { beginState, positionOf, seatingOf, type SessionStore } from "./sessionState";

interface SessionOptions {
  readonly bundle: GameBundle;
  readonly framePath: string;
  readonly host: HTMLElement;
  readonly start: StartPosition;
  /** The only seat that the reader plays; without it, all of them. */
  readonly human?: number | undefined;
  /** What to run instead of what the bundle holds. */
  readonly code?: GameCode | undefined;
  readonly openFrame?: OpenFrame | undefined;
}

/**
 * The host of one game. The engine and every seat run in frames of their own; the page holds nothing but
 * JSON that came through their ports.
 */
export class GameSession {
  readonly store: SessionStore;
  readonly engines: Engines;
  readonly seats: SeatFrames;
  readonly moves: Moves;
  readonly bots: Bots;
  readonly hotReload: HotReload;

  constructor(private readonly options: SessionOptions) {
    const { bundle, framePath, host, start, human, code = bundle } = options;
    const openFrame: OpenGameFrame = (frame) =>
      (options.openFrame ?? openPlayFrame)({ ...frame, src: framePath });
    const store = new Store(beginState(start, code, human));
    this.store = store;
    this.engines = new Engines(store, { host, openFrame });
    this.seats = new SeatFrames(store, {
      facts: bundle.facts,
      openFrame,
      onMove: (move, byReader) => this.moves.receive(move, !byReader),
    });
    this.moves = new Moves(store, this.engines, this.seats);
    this.bots = new Bots(store, this.engines, this.moves, bundle.facts.texts);
    this.hotReload = new HotReload(store, this.engines, this.moves);
  }

  /** Starts the engine and plays to where the page wants to begin. */
  start(): void {
    const { moves, at } = this.options.start;
    void this.replay(moves, at);
  }

  /**
   * Begins again in a new engine, with another number of players or another seed: rules may have left the
   * last engine in any state.
   */
  async restart(players: number, seed: string): Promise<void> {
    const { edition, human = Infinity } = this.store.state;
    this.bots.startOver();
    this.store.set({
      players,
      seed,
      edition: edition + 1,
      lostTables: [],
      human: human <= players ? human : undefined,
    });
    this.engines.stop("restarted");
    await this.replay([], 0);
  }

  save() {
    const { state } = this.store;
    return { position: positionOf(state), code: state.code, human: state.human };
  }

  close(): void {
    this.bots.close();
    this.hotReload.close();
    this.engines.close();
    this.seats.close();
  }

  private async replay(moves: readonly SeatMove[], at: number): Promise<void> {
    const { store } = this;
    store.set({ phase: { kind: "loading" }, kept: undefined, fault: undefined });
    const { edition } = store.state;
    const answer = await this.engines.ask("replay", [seatingOf(store.state), moves]);
    const stopped = "refusal" in answer ? answer.stopped : undefined;
    // Another restart has overtaken this one.
    if (stopped === "restarted" || (!stopped && edition !== store.state.edition)) return;
    if ("refusal" in answer) {
      this.engines.fail(describeNoStart(answer));
      return;
    }
    store.set(replayed(store.state, { replay: answer.value, moves, rules: "these", at }));
    this.seats.begin();
  }
}

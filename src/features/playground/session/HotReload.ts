import type { SeatMove } from "../../../shared/games/match";
import type { Replay } from "../model/play/engineCalls";
import { isSameCode, type GameCode } from "../model/play/gameCode";
import type { EngineFrame } from "./EngineFrame";
import type { Engines } from "./Engines";
import { describeLostEngine, describeUnstarted, type Fault } from "./failures";
import type { Moves } from "./Moves";
import { movesToReplay, replayed } from "./replayed";
import { seatingOf, withoutAutoplay, type SessionStore } from "./sessionState";

/** What became of changed rules: the moves played again, or why they do not start. */
type Trial = { readonly engine: EngineFrame } & (
  { readonly replay: Replay } | { readonly fault: Fault }
);

/** Lets a game go on under other code. */
export class HotReload {
  /** The engine of changed rules that are being tried. */
  private trial: EngineFrame | undefined;
  /** The code that the reader wants by now. */
  private wanted: GameCode;

  constructor(
    private readonly store: SessionStore,
    private readonly engines: Engines,
    private readonly moves: Moves,
  ) {
    this.wanted = store.state.code;
  }

  /**
   * Goes on under other code. Changed rules run in a new engine, which plays the same moves; only when
   * it has started does it take over. Another style or UI opens new tables. What goes wrong is the
   * state's `fault`, and the game on the table is the one from before.
   */
  async run(code: GameCode): Promise<void> {
    this.wanted = code;
    // Rules that hang have the process of all frames: until they are given up, no others can start.
    if (this.trial) return;
    const { code: before, edition, fault } = this.store.state;
    if (isSameCode(before, code)) {
      // Back to what runs: what was wrong with the rules since is settled.
      if (fault?.in === "new rules") this.store.set({ fault: undefined });
    } else if (this.engines.isOpen && before.modules["./game"] === code.modules["./game"]) {
      this.store.set({ code, edition: edition + 1, fault: undefined });
    } else await this.runRules(code);
  }

  close(): void {
    this.trial?.close();
  }

  private async runRules(code: GameCode): Promise<void> {
    const { store } = this;
    const before = store.state.moves;
    const moves = movesToReplay(store.state);
    const outcome = await this.tryRules(code, moves);
    // A move that is being made is made by the engine from before.
    await this.moves.rest();
    this.trial = undefined;
    const isOverdue =
      "replay" in outcome && (store.state.phase.kind === "loading" || store.state.moves !== before);
    if (isOverdue || !isSameCode(this.wanted, code)) {
      outcome.engine.close();
      store.set({ trying: false });
      await this.run(this.wanted);
    } else if ("fault" in outcome) {
      outcome.engine.close();
      store.set({ trying: false, fault: outcome.fault });
    } else {
      this.engines.replace(outcome.engine);
      store.set({
        ...replayed(store.state, { replay: outcome.replay, moves, rules: "new" }),
        code,
        edition: store.state.edition + 1,
        trying: false,
        lostTables: [],
      });
    }
  }

  /** Plays moves in a new engine. Never settles when that is closed before. */
  private tryRules(code: GameCode, moves: readonly SeatMove[]): Promise<Trial> {
    return new Promise((resolve) => {
      const fail = (why: string): void =>
        resolve({ engine, fault: { in: "new rules", text: describeUnstarted(why) } });
      const engine = this.engines.open(code, fail);
      this.trial = engine;
      const { state } = this.store;
      this.store.set({ trying: true, fault: undefined, phase: withoutAutoplay(state) });
      void engine.call("replay", [seatingOf(state), moves]).then((answer) => {
        if ("value" in answer) resolve({ engine, replay: answer.value });
        else if (!answer.stopped) fail(answer.refusal);
        else {
          const position = "The game goes on under the rules from before.";
          fail(describeLostEngine(answer.stopped, position));
        }
      });
    });
  }
}

import type { OpenGameFrame } from "../host/PlayFrame";
import type { EngineCalls } from "../model/play/engineCalls";
import type { GameCode } from "../model/play/gameCode";
import { EngineFrame, type EngineAnswer, type EngineFailure } from "./EngineFrame";
import { describeUnloadedRules } from "./failures";
import type { SessionStore } from "./sessionState";

interface EnginesOptions {
  /** Where the hidden frames go. */
  readonly host: HTMLElement;
  readonly openFrame: OpenGameFrame;
}

/** The engines of a game: the one it is played with, and those of rules that are being tried. */
export class Engines {
  private current: EngineFrame | undefined;

  constructor(
    private readonly store: SessionStore,
    private readonly options: EnginesOptions,
  ) {}

  /** Whether the engine of the game is there; otherwise the next question opens it. */
  get isOpen(): boolean {
    return this.current !== undefined;
  }

  /** Asks the engine of the game, which is opened again when it was lost: it keeps nothing between calls. */
  ask<Name extends keyof EngineCalls>(
    name: Name,
    args: Parameters<EngineCalls[Name]>,
  ): Promise<EngineAnswer<ReturnType<EngineCalls[Name]>>> {
    this.current ??= this.open(this.store.state.code, (message) =>
      this.fail(describeUnloadedRules(message)),
    );
    return this.current.call(name, args);
  }

  /** Opens an engine beside that of the game; `onFault` hears why its rules could not be loaded. */
  open({ modules }: GameCode, onFault: (message: string) => void): EngineFrame {
    const onFailure = (failure: EngineFailure): void => {
      if (this.current === engine) this.current = undefined;
      // An engine that was asked nothing hangs only because a table does, and that table would hang again.
      if (failure === "hung" && engine.isAsked) this.onHung();
    };
    const engine = new EngineFrame({ ...this.options, modules, onFailure, onFault });
    return engine;
  }

  /** Lets another engine take over. */
  replace(engine: EngineFrame): void {
    this.close();
    this.current = engine;
  }

  /** Stops the engine of the game; the next question opens another one. */
  stop(failure: EngineFailure): void {
    const { current } = this;
    this.current = undefined;
    current?.stop(failure);
  }

  close(): void {
    this.current?.close();
    this.current = undefined;
  }

  /** The game cannot go on without a restart. */
  fail(text: string): void {
    this.stop("restarted");
    const fault = { in: "game", text } as const;
    this.store.set({ phase: { kind: "failed" }, fault });
  }

  /**
   * Opens all tables again. The browser gives the sandboxed frames of a page one process: an engine that
   * hangs has hung them, too, and the process ends only when the last of its frames is gone.
   */
  private onHung(): void {
    this.stop("hung");
    this.store.set({ edition: this.store.state.edition + 1, lostTables: [], fault: undefined });
  }
}

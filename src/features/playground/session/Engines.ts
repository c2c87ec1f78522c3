import type { EngineCalls } from "../model/play/engineCalls";
import type { GameCode } from "../model/play/gameCode";
import type { OpenFrame } from "../host/PlayFrame";
import { EngineFrame, type EngineAnswer, type EngineFailure } from "./EngineFrame";

interface EnginesOptions {
  /** Where the hidden frames go. */
  readonly host: HTMLElement;
  readonly framePath: string;
  readonly openFrame: OpenFrame;
  /** The rules of the game could not be loaded. */
  readonly onFault: (message: string) => void;
  /** An engine hung on what it was asked; it and the engine of the game are closed. */
  readonly onHung: () => void;
}

/** The engines of a game: the one it is played with, and those of rules that have yet to prove themselves. */
export class Engines {
  private current: EngineFrame | undefined;

  constructor(private readonly options: EnginesOptions) {}

  /** Whether the engine of the game is there; otherwise the next question opens it. */
  get isOpen(): boolean {
    return this.current !== undefined;
  }

  /** Asks the engine of the game, which keeps nothing between calls. */
  ask<Name extends keyof EngineCalls>(
    code: GameCode,
    name: Name,
    args: Parameters<EngineCalls[Name]>,
  ): Promise<EngineAnswer<ReturnType<EngineCalls[Name]>>> {
    this.current ??= this.open(code, this.options.onFault);
    return this.current.call(name, args);
  }

  /** Opens an engine beside that of the game. */
  open(
    { modules }: GameCode,
    onFault: (message: string) => void,
    onLost?: (failure: EngineFailure) => void,
  ): EngineFrame {
    const { framePath: src, host, openFrame, onHung } = this.options;
    const onFailure = (failure: EngineFailure): void => {
      if (this.current === engine) this.current = undefined;
      // One that was not asked hangs because a table does, and that would only do so again.
      if (failure === "hung" && engine.isAsked) {
        this.current?.stop(failure);
        this.current = undefined;
        onHung();
      }
      onLost?.(failure);
    };
    const engine = new EngineFrame({ host, src, openFrame, modules, onFailure, onFault });
    return engine;
  }

  /** Lets another engine take over. */
  replace(engine: EngineFrame): void {
    this.current?.close();
    this.current = engine;
  }

  /** Stops the engine of the game; the next question opens another one. */
  restart(): void {
    const { current } = this;
    this.current = undefined;
    current?.stop("restarted");
  }

  /** Closes the engine of the game. */
  close(): void {
    this.current?.close();
    this.current = undefined;
  }
}

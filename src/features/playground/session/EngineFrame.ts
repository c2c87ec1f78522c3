import type { EngineCalls } from "../../../lib/play/engineCalls";
import type { PlayReport } from "../../../lib/play/messages";
import type { FrameFailure, OpenFrame, OpenedFrame } from "../host/PlayFrame";

/** What a call comes to: a value, or why there is none; `stopped` when the engine's frame is gone. */
export type EngineAnswer<Value> =
  { readonly value: Value } | { readonly refusal: string; readonly stopped?: FrameFailure };

interface EngineFrameOptions {
  readonly host: HTMLElement;
  readonly src: string;
  readonly openFrame: OpenFrame;
  readonly modules: Readonly<Record<string, string>>;
  /** The frame is gone; open calls are answered with that right after. */
  readonly onFailure: (failure: FrameFailure) => void;
  /** The rules could not be loaded. */
  readonly onFault: (message: string) => void;
}

type Settle = (answer: EngineAnswer<never>) => void;

/** The engine of a game, in a hidden frame of its own. It keeps no state between calls. */
export class EngineFrame {
  private readonly frame: OpenedFrame;
  private readonly waiting = new Map<number, Settle>();
  private readonly queue: (() => void)[] = [];
  private ready = false;
  private calls = 0;

  constructor(private readonly options: EngineFrameOptions) {
    this.frame = options.openFrame({
      host: options.host,
      src: options.src,
      title: "Engine",
      visible: false,
      first: { t: "engine", modules: { ...options.modules } },
      onReport: this.onReport,
      onFailure: this.onFailure,
    });
  }

  /** Asks the engine; waits until it is ready. Never settles when it is closed before. */
  call<Name extends keyof EngineCalls>(
    name: Name,
    args: Parameters<EngineCalls[Name]>,
  ): Promise<EngineAnswer<ReturnType<EngineCalls[Name]>>> {
    return new Promise((resolve) => {
      this.calls += 1;
      const id = this.calls;
      this.waiting.set(id, resolve);
      const send = (): void => {
        this.frame.order({ t: "call", id, name, args: [...args] });
      };
      if (this.ready) send();
      else this.queue.push(send);
    });
  }

  /** Whether it has been asked something that it has not answered. */
  get isAsked(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    this.frame.close();
  }

  /** Closes it, and answers what is open with that. */
  stop(failure: FrameFailure): void {
    this.close();
    for (const settle of this.waiting.values()) {
      settle({ refusal: "The engine was stopped.", stopped: failure });
    }
    this.waiting.clear();
  }

  private readonly onFailure = (failure: FrameFailure): void => {
    this.options.onFailure(failure);
    this.stop(failure);
  };

  private readonly onReport = (report: PlayReport): void => {
    if (report.t === "ready") {
      this.ready = true;
      for (const send of this.queue.splice(0)) send();
    }
    if (report.t === "fault" && !this.ready) this.options.onFault(report.message);
    if (report.t !== "answer" && report.t !== "refusal") return;
    const settle = this.waiting.get(report.id);
    this.waiting.delete(report.id);
    settle?.(
      report.t === "answer" ? { value: report.value as never } : { refusal: report.message },
    );
  };
}

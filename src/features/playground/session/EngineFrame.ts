import { readEngineAnswer } from "../model/play/engineAnswers";
import type { EngineCalls } from "../model/play/engineCalls";
import type { PlayReport } from "../model/play/protocol";
import type { FrameFailure, OpenFrame, OpenedFrame } from "../host/PlayFrame";

/** Why an engine is of no use any more: its frame is not, it cannot answer, or the game starts again. */
export type EngineFailure = FrameFailure | "unanswered" | "restarted";

/** What a call comes to: a value, or why there is none; `stopped` when the engine's frame is gone. */
export type EngineAnswer<Value> =
  { readonly value: Value } | { readonly refusal: string; readonly stopped?: EngineFailure };

interface EngineFrameOptions {
  readonly host: HTMLElement;
  readonly src: string;
  readonly openFrame: OpenFrame;
  readonly modules: Readonly<Record<string, string>>;
  /** The frame is gone; open calls are answered with that right after. */
  readonly onFailure: (failure: EngineFailure) => void;
  readonly onFault: (message: string) => void;
}

/** How long an engine that is ready may take to answer, in ms. One that hangs is given up much sooner. */
const ANSWER_TIMEOUT_MS = 15_000;

interface Waiting {
  readonly settle: (answer: EngineAnswer<never>) => void;
  readonly read: (value: unknown) => EngineAnswer<never>;
  /** Set once the engine has been asked. */
  timer?: number;
}

/** The engine of a game, in a hidden frame of its own. It keeps no state between calls. */
export class EngineFrame {
  private readonly frame: OpenedFrame;
  private readonly waiting = new Map<number, Waiting>();
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

  /**
   * Asks the engine; waits until it is ready. Always settles, unless the engine is closed before: an
   * engine that breaks down over the question is closed, and that is the answer.
   */
  call<Name extends keyof EngineCalls>(
    name: Name,
    args: Parameters<EngineCalls[Name]>,
  ): Promise<EngineAnswer<ReturnType<EngineCalls[Name]>>> {
    return new Promise((resolve) => {
      this.calls += 1;
      const id = this.calls;
      const waiting: Waiting = {
        settle: resolve,
        read: (value) => readEngineAnswer(name, args, value) as EngineAnswer<never>,
      };
      this.waiting.set(id, waiting);
      const send = (): void => {
        waiting.timer = window.setTimeout(this.onFailure, ANSWER_TIMEOUT_MS, "unanswered");
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
    for (const { timer } of this.waiting.values()) window.clearTimeout(timer);
    this.frame.close();
  }

  /** Closes it, and answers what is open with that. */
  stop(failure: EngineFailure): void {
    this.close();
    for (const { settle } of this.waiting.values()) {
      settle({ refusal: "The engine was stopped.", stopped: failure });
    }
    this.waiting.clear();
  }

  private readonly onFailure = (failure: EngineFailure): void => {
    this.options.onFailure(failure);
    this.stop(failure);
  };

  private readonly onReport = (report: PlayReport): void => {
    if (report.t === "ready") {
      this.ready = true;
      for (const send of this.queue.splice(0)) send();
    }
    if (report.t === "fault") this.onFault(report.message);
    if (report.t !== "answer" && report.t !== "refusal") return;
    const waiting = this.waiting.get(report.id);
    if (!waiting) return;
    this.waiting.delete(report.id);
    window.clearTimeout(waiting.timer);
    waiting.settle(
      report.t === "answer" ? waiting.read(report.value) : { refusal: report.message },
    );
  };

  /** Code that threw outside of an answer may have left the engine unable to give one. */
  private onFault(message: string): void {
    if (!this.ready) this.options.onFault(message);
    else if (this.isAsked) this.onFailure("unanswered");
  }
}

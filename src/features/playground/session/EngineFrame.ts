import { readEngineAnswer } from "../model/play/engineAnswers";
import type { EngineCalls } from "../model/play/engineCalls";
import type { PlayReport } from "../model/play/protocol";
import type { FrameFailure, OpenGameFrame, OpenedFrame } from "../host/PlayFrame";
import { SILENCE } from "../host/Watchdog";

/** Why an engine is of no use any more: its frame is not, it cannot answer, or the game is to start again. */
export type EngineFailure = FrameFailure | "unanswered" | "restarted";

/** What a call comes to: a value, or why there is none; `stopped` when the engine's frame is gone. */
export type EngineAnswer<Value> =
  { readonly value: Value } | { readonly refusal: string; readonly stopped?: EngineFailure };

interface EngineFrameOptions {
  readonly host: HTMLElement;
  readonly openFrame: OpenGameFrame;
  readonly modules: Readonly<Record<string, string>>;
  /** The frame is gone; open calls are answered with that right after. */
  readonly onFailure: (failure: EngineFailure) => void;
  readonly onFault: (message: string) => void;
}

/** How long an engine that is ready may take to answer, in ms. One that hangs is given up much sooner. */
const ANSWER_TIMEOUT_MS = 15_000;

interface Question {
  /** Asks the engine; from then on it has a deadline. */
  readonly send: () => void;
  readonly read: (value: unknown) => EngineAnswer<never>;
  readonly settle: (answer: EngineAnswer<never>) => void;
  timer?: number;
}

/** The engine of a game, in a hidden frame of its own. It keeps no state between calls. */
export class EngineFrame {
  private readonly frame: OpenedFrame;
  /** What has no answer yet, by the id of the call. */
  private readonly open = new Map<number, Question>();
  private ready = false;
  private calls = 0;

  constructor(private readonly options: EngineFrameOptions) {
    this.frame = options.openFrame({
      host: options.host,
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
      const question: Question = {
        send: () => {
          question.timer = window.setTimeout(this.onLate, ANSWER_TIMEOUT_MS);
          this.frame.order({ t: "call", id, name, args: [...args] });
        },
        read: (value) => readEngineAnswer(name, args, value) as EngineAnswer<never>,
        settle: resolve,
      };
      this.open.set(id, question);
      if (this.ready) question.send();
    });
  }

  /** Whether it has been asked something that it has not answered. */
  get isAsked(): boolean {
    return this.open.size > 0;
  }

  close(): void {
    for (const { timer } of this.open.values()) window.clearTimeout(timer);
    this.frame.close();
  }

  /** Closes it, and answers what is open with that. */
  stop(failure: EngineFailure): void {
    this.close();
    for (const { settle } of this.open.values()) {
      settle({ refusal: "The engine was stopped.", stopped: failure });
    }
    this.open.clear();
  }

  /** What gives signs of life is stuck on the question alone; what is at work keeps the tables silent, too. */
  private readonly onLate = (): void => {
    const silence = performance.now() - this.frame.answeredAt;
    this.onFailure(silence > SILENCE ? "hung" : "unanswered");
  };

  private readonly onFailure = (failure: EngineFailure): void => {
    this.options.onFailure(failure);
    this.stop(failure);
  };

  private readonly onReport = (report: PlayReport): void => {
    if (report.t === "ready" && !this.ready) {
      this.ready = true;
      for (const { send } of this.open.values()) send();
    }
    if (report.t === "fault") this.onFault(report.message);
    if (report.t !== "answer" && report.t !== "refusal") return;
    const question = this.open.get(report.id);
    if (!question) return;
    this.open.delete(report.id);
    window.clearTimeout(question.timer);
    const { read, settle } = question;
    settle(report.t === "answer" ? read(report.value) : { refusal: report.message });
  };

  /** Code that threw outside of an answer may have left the engine unable to give one. */
  private onFault(message: string): void {
    if (!this.ready) this.options.onFault(message);
    else if (this.isAsked) this.onFailure("unanswered");
  }
}

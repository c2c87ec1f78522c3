import { type PlayOrder, type PlayReport, type PlayTheme } from "../model/play/protocol";
import {
  openPlayFrame,
  type FrameFailure,
  type OpenedFrame,
  type OpenFrame,
} from "../host/PlayFrame";
import { Store } from "../Store";
import { pageCompiler, type Compiler } from "../workers/Compiler";
import { pageHolders, type FrameHolder, type FrameHolders } from "./FrameHolders";
import { describeLoadFault, FAILURES, type LiveProblem } from "./liveProblems";

type Shows = Extract<PlayReport, { t: "ok" }>["shows"];
type LogLine = Pick<Extract<PlayReport, { t: "log" }>, "level" | "text">;

/** What a block shows of its run. */
export interface LiveState {
  /** `paused` has given its frame to a block that the reader looks at. */
  readonly phase: "idle" | "starting" | "running" | "stopped" | "paused";
  readonly shows: Shows | undefined;
  /** Of the result, in CSS px. */
  readonly height: number;
  readonly problem: LiveProblem | undefined;
  readonly log: readonly LogLine[];
  /** Whether the code had to be stopped; it is then run only when the reader says so. */
  readonly wasKilled: boolean;
}

/** Heights of a result, in CSS px; the frame may report anything. */
const MIN_HEIGHT = 40;
const MAX_HEIGHT = 1200;
const MAX_LOG = 200;
/** How long a run that has failed somewhere may still take to show something, in ms. */
const LAST_TIMEOUT_MS = 3000;
/** How long the browser is given to end the process of a frame that hung, in ms. */
const RECOVERY = 500;

interface RunnerOptions {
  readonly framePath: string;
  /** Name of the result for those who do not see it. */
  readonly title: string;
  /** How many play a game; 2 by default. */
  readonly players?: number | undefined;
  /** Of the result until it reports its own, in CSS px. */
  readonly height?: number | undefined;
  readonly pendingClass: string;
  readonly shownClass: string;
  readonly openFrame?: OpenFrame | undefined;
  /** The runs that share the frames with this one; by default those of the page. */
  readonly holders?: FrameHolders | undefined;
  /** By default that of the page. */
  readonly compiler?: Compiler | undefined;
}

interface Run {
  readonly frame: OpenedFrame;
  log: readonly LogLine[];
  height: number;
  /** What has failed beside the result, such as a promise. */
  problem: LiveProblem | undefined;
}

/**
 * Runs the code of one block. Every run has a frame of its own, so that nothing of the last one is
 * left, and takes the last one's place when it has something to show.
 */
export class LiveRunner extends Store<LiveState> implements FrameHolder {
  private host: HTMLElement | undefined;
  private shown: Run | undefined;
  private pending: Run | undefined;
  /** Changes with each run, and when one is given up: what is compiled then is of no use. */
  private runs = 0;
  private theme: PlayTheme = "light";
  /** The start that follows a silence for which another block was to blame. */
  private recovery = 0;
  private text = "";
  private readonly holders: FrameHolders;
  private readonly compiler: Compiler;

  constructor(private readonly options: RunnerOptions) {
    super({
      phase: "idle",
      shows: undefined,
      height: options.height ?? MIN_HEIGHT,
      problem: undefined,
      log: [],
      wasKilled: false,
    });
    this.holders = options.holders ?? pageHolders;
    this.compiler = options.compiler ?? pageCompiler;
  }

  attach(host: HTMLElement): void {
    this.host = host;
  }

  setTheme(theme: PlayTheme): void {
    this.theme = theme;
    for (const run of [this.shown, this.pending]) run?.frame.order({ t: "theme", theme });
  }

  see(): void {
    this.holders.markSeen(this);
  }

  /** Compiles and runs; what runs goes on until the new result is there. */
  run(text: string): void {
    window.clearTimeout(this.recovery);
    this.dropPending();
    this.text = text;
    // The frame loads while the compiler does.
    if (!this.compiler.isLoaded) this.start();
    void this.compile(text, this.runs);
  }

  stop(): void {
    this.close("stopped");
  }

  /** Gives the frame back to blocks that are looked at; the reader can run the code again. */
  pause(): void {
    this.close("paused");
  }

  /** If the code is still starting, stops it as hung with all that it shows, and says whether it was. */
  stopStart(): boolean {
    const { pending } = this;
    if (!pending) return false;
    pending.frame.close();
    // Its frame would keep the hung process running.
    this.dropShown();
    this.lose(pending, "hung");
    return true;
  }

  /** When what it shows last answered, in ms since the page began; `undefined` if it shows nothing. */
  answeredAt(): number | undefined {
    return this.shown?.frame.answeredAt;
  }

  /** Runs what it shows again, in a fresh frame. */
  restart(): void {
    this.dropShown();
    this.settle();
    window.clearTimeout(this.recovery);
    this.recovery = window.setTimeout(() => this.run(this.text), RECOVERY);
  }

  private close(phase: "stopped" | "paused"): void {
    window.clearTimeout(this.recovery);
    this.dropPending();
    this.dropShown();
    this.holders.letGo(this);
    this.set({ phase, shows: undefined });
  }

  private async compile(text: string, run: number): Promise<void> {
    const compiled = await this.compiler
      .compileLive(text)
      .catch((reason: unknown) => ({ problem: describeLoadFault(reason) }));
    if (run !== this.runs) return;
    if ("code" in compiled) {
      const order = this.toOrder(compiled.code);
      if (this.pending) this.pending.frame.begin(order);
      else this.start(order);
    } else {
      this.dropPending();
      this.refuse(compiled.problem);
    }
  }

  /** Says why code is not run; what is shown goes on. */
  private refuse(problem: LiveProblem): void {
    this.set({ problem, wasKilled: false });
    this.settle();
  }

  private toOrder(code: string): PlayOrder {
    const { players } = this.options;
    return { t: "live", code, theme: this.theme, ...(players !== undefined && { players }) };
  }

  /** Opens the frame of a run, which waits for its first order if there is none yet. */
  private start(first?: PlayOrder): void {
    const { host } = this;
    if (!host) return;
    this.holders.keep(this);
    const { framePath, title, pendingClass, openFrame = openPlayFrame } = this.options;
    const frame = openFrame({
      host,
      src: framePath,
      title,
      visible: true,
      first,
      onReport: (report) => this.hear(run, report),
      onFailure: (failure) => this.lose(run, failure),
    });
    frame.element.className = pendingClass;
    frame.element.inert = true;
    const run: Run = { frame, log: [], height: 0, problem: undefined };
    this.pending = run;
    this.set({ phase: "starting", wasKilled: false });
  }

  private hear(run: Run, report: PlayReport): void {
    switch (report.t) {
      case "ok":
        this.show(run, report.shows);
        break;
      case "error":
        this.fail(run, report);
        break;
      case "log":
        run.log = [...run.log, { level: report.level, text: report.text }].slice(-MAX_LOG);
        if (run === this.shown) this.set({ log: run.log });
        break;
      case "size":
        run.height = Math.max(MIN_HEIGHT, Math.min(report.h, MAX_HEIGHT));
        if (run === this.shown) this.set({ height: run.height });
    }
  }

  private show(run: Run, shows: Shows): void {
    if (run !== this.pending) return;
    this.dropShown();
    this.shown = run;
    this.pending = undefined;
    run.frame.element.className = this.options.shownClass;
    run.frame.element.inert = shows === "nothing";
    this.set({
      phase: "running",
      shows,
      height: run.height > 0 ? run.height : this.state.height,
      log: run.log,
      problem: run.problem,
    });
  }

  private fail(run: Run, report: Extract<PlayReport, { t: "error" }>): void {
    const { name, message, line, endless, final } = report;
    run.problem = { message: `${name}: ${message}`, line };
    // What it had sent by then, such as a flood of messages, may keep the process at work for longer.
    if (endless) this.holders.noteBusy(this);
    this.set({ problem: run.problem, log: run.log });
    if (run !== this.pending) return;
    if (final) this.giveUp(run);
    else window.setTimeout(() => this.giveUp(run), LAST_TIMEOUT_MS);
  }

  private giveUp(run: Run): void {
    if (run !== this.pending) return;
    this.dropPending();
    this.settle();
  }

  /** A frame had to be closed. */
  private lose(run: Run, failure: FrameFailure): void {
    if (failure === "hung" && run === this.shown && this.holders.blameAnother(this)) {
      // It was silent only because of the other one.
      this.restart();
      return;
    }
    if (run === this.pending) this.dropPending();
    if (run === this.shown) this.shown = undefined;
    if (failure === "hung" || failure === "flood") this.holders.noteBusy(this);
    this.set({ problem: { message: FAILURES[failure] }, log: run.log, wasKilled: true });
    this.settle();
  }

  private dropPending(): void {
    this.runs += 1;
    this.pending?.frame.close();
    this.pending = undefined;
  }

  private dropShown(): void {
    this.shown?.frame.close();
    this.shown = undefined;
  }

  /** After a failure: what is shown goes on, if there is something. */
  private settle(): void {
    if (this.shown || this.pending) {
      this.set({ phase: this.pending ? "starting" : "running" });
      return;
    }
    this.holders.letGo(this);
    this.set({ phase: "stopped", shows: undefined });
  }
}

import { PLAY_COMPILER_PATH } from "../../../shared/contracts/playFrame";
import { GAME_FILES } from "../../../shared/contracts/gameSource";
import type { CompilerCalls, CompilerOrder, CompilerReport } from "../model/compilerCalls";

/** How long the worker may take to load, in ms. */
const LOAD_TIME = 15_000;
/** How long it may take to compile one text, in ms: a machine that is busy, or has slept, gets a second try. */
const COMPILE_TIMES = [2000, 5000];

const TOO_LONG =
  "Reading this takes longer than 2 seconds, so it was stopped. Is something nested very deeply? Write it in simpler parts.";

type Arguments<Name extends keyof CompilerCalls> = Parameters<CompilerCalls[Name]>;
type Answer<Name extends keyof CompilerCalls> = ReturnType<CompilerCalls[Name]>;

interface Job extends CompilerOrder {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
  /** How often it took too long. */
  tries: number;
}

/** A text took too long; the worker was ended. */
class TooLongError extends Error {}

/**
 * Compiles what readers write and links bring, in a worker: the time that a compiler takes can grow without a bound with
 * the nesting of its text, and the page would stand still. One text after the other; one that takes more than 2 s, or 5 s
 * in a second try, ends the worker, and the next text begins with a new one. Every call rejects when the worker does not
 * load, and the next one tries again.
 */
export class Compiler {
  /** Whether a call is answered without anything being loaded. */
  isLoaded = false;
  private worker: Worker | undefined;
  private timer: number | undefined;
  private jobs: Job[] = [];
  private running: Job | undefined;
  private count = 0;

  constructor(private readonly startWorker: () => Worker) {}

  compileLive(source: string): Promise<Answer<"compileLive">> {
    return this.call("compileLive", [source], {
      problem: { message: TOO_LONG, line: 1, column: 1 },
    });
  }

  compileGame(parts: Arguments<"compileGame">[0]): Promise<Answer<"compileGame">> {
    const { original, texts } = parts;
    const { modules, style } = parts.published;
    const file = GAME_FILES.find((name) => texts[name] !== original[name]) ?? GAME_FILES[0];
    const problem = { file, severity: "error", message: TOO_LONG, line: 1, column: 1 } as const;
    return this.call("compileGame", [{ ...parts, published: { modules, style } }], {
      problems: [problem],
    });
  }

  guardQuery(query: string): Promise<Answer<"guardQuery">> {
    return this.call("guardQuery", [query], { problem: TOO_LONG });
  }

  private async call<Name extends keyof CompilerCalls>(
    name: Name,
    args: Arguments<Name>,
    tooLong: Answer<Name>,
  ): Promise<Answer<Name>> {
    this.count += 1;
    const id = this.count;
    try {
      const answer = await new Promise((resolve, reject) => {
        this.jobs.push({ id, name, args, resolve, reject, tries: 0 });
        this.next();
      });
      return answer as Answer<Name>;
    } catch (error) {
      if (error instanceof TooLongError) return tooLong;
      throw error;
    }
  }

  private next(): void {
    const [job] = this.jobs;
    if (this.running || !job) return;
    this.worker ??= this.start();
    if (!this.isLoaded) return;
    this.jobs.shift();
    this.running = job;
    this.timer = window.setTimeout(this.end, COMPILE_TIMES[job.tries], new TooLongError());
    const { id, name, args } = job;
    const order: CompilerOrder = { id, name, args };
    this.worker.postMessage(order);
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<CompilerReport>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Error(event.message || "The worker did not load."));
    };
    this.timer = window.setTimeout(this.end, LOAD_TIME, new Error("The worker did not load."));
    return worker;
  }

  private hear(report: CompilerReport): void {
    if (report === "ready") this.isLoaded = true;
    else if (report.id !== this.running?.id) return;
    else this.running.resolve(report.value);
    window.clearTimeout(this.timer);
    this.running = undefined;
    this.next();
  }

  /** Ends the worker, and with it the job under way, or all jobs when it has not loaded. */
  private readonly end = (reason: Error): void => {
    window.clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    const failed = this.isLoaded ? [this.running] : this.jobs.splice(0);
    this.isLoaded = false;
    this.running = undefined;
    for (const job of failed) if (job && !this.tryAgain(job, reason)) job.reject(reason);
    this.next();
  };

  private tryAgain(job: Job, reason: Error): boolean {
    job.tries += 1;
    if (!(reason instanceof TooLongError) || job.tries === COMPILE_TIMES.length) return false;
    this.jobs.unshift(job);
    return true;
  }
}

/** The compiler of the page. */
export const pageCompiler = new Compiler(() => new Worker(__PATH_PREFIX__ + PLAY_COMPILER_PATH));

import type { WorkerCalls, WorkerOrder, WorkerReport } from "../model/workerCalls";

interface WorkerTimes {
  /** How long the worker may take to load, in ms. */
  readonly load: number;
  /** How long it may take to answer, in ms, in each try: a machine that is busy, or has slept, can get a second one. */
  readonly tries: readonly number[];
}

interface Job extends WorkerOrder {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
  /** How often it took too long. */
  tries: number;
}

/** A call took too long in every try; the worker was ended. */
export class TooLongError extends Error {}

/**
 * A worker that answers one call after the other. A call that takes too long ends the worker, and the next one begins
 * with a new one. Every call rejects when the worker does not load, and the next one tries again.
 */
export class CallWorker<Calls extends WorkerCalls> {
  /** Whether a call is answered without anything being loaded. */
  isLoaded = false;
  private worker: Worker | undefined;
  private timer: number | undefined;
  private jobs: Job[] = [];
  private running: Job | undefined;
  private count = 0;

  constructor(
    private readonly startWorker: () => Worker,
    private readonly times: WorkerTimes,
  ) {}

  /** Rejects with a {@link TooLongError}, or with an Error when the worker does not load. */
  call<Name extends keyof Calls & string>(
    name: Name,
    args: Parameters<Calls[Name]>,
  ): Promise<Awaited<ReturnType<Calls[Name]>>> {
    this.count += 1;
    const id = this.count;
    return new Promise<unknown>((resolve, reject) => {
      this.jobs.push({ id, name, args, resolve, reject, tries: 0 });
      this.next();
    }) as Promise<Awaited<ReturnType<Calls[Name]>>>;
  }

  /** Drops the calls that have not begun; their promises stay open. */
  dropWaiting(): void {
    this.jobs = [];
  }

  /** Ends the worker; the promises of all calls stay open. */
  close(): void {
    this.terminate();
    this.jobs = [];
  }

  private next(): void {
    const [job] = this.jobs;
    if (this.running || !job) return;
    this.worker ??= this.start();
    if (!this.isLoaded) return;
    this.jobs.shift();
    this.running = job;
    this.timer = window.setTimeout(this.end, this.times.tries[job.tries], new TooLongError());
    const { id, name, args } = job;
    const order: WorkerOrder = { id, name, args };
    this.worker.postMessage(order);
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Error(event.message || "The worker did not load."));
    };
    const { load } = this.times;
    this.timer = window.setTimeout(this.end, load, new Error("The worker did not load."));
    return worker;
  }

  private hear(report: WorkerReport): void {
    if (report === "ready") this.isLoaded = true;
    else if (report.id !== this.running?.id) return;
    else this.running.resolve(report.value);
    window.clearTimeout(this.timer);
    this.running = undefined;
    this.next();
  }

  /** Ends the worker, and with it the call under way, or all calls when it has not loaded. */
  private readonly end = (reason: Error): void => {
    const failed = this.isLoaded ? [this.running] : this.jobs.splice(0);
    this.terminate();
    for (const job of failed) if (job && !this.tryAgain(job, reason)) job.reject(reason);
    this.next();
  };

  private terminate(): void {
    window.clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.isLoaded = false;
    this.running = undefined;
  }

  private tryAgain(job: Job, reason: Error): boolean {
    job.tries += 1;
    if (!(reason instanceof TooLongError) || job.tries === this.times.tries.length) return false;
    this.jobs.unshift(job);
    return true;
  }
}

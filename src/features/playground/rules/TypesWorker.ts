import {
  parseCheckReport,
  type CheckOrder,
  type CheckReport,
  type CheckedFiles,
} from "../model/typecheck/protocol";

/** What a check came to; `undefined` while one is under way. */
export type CheckState = Omit<CheckReport, "id"> | undefined;

/** The page's half of the worker that checks types. Only the newest check is answered. */
export class TypesWorker {
  private readonly worker: Worker;
  private checks = 0;
  private running = false;
  private waiting: CheckedFiles | undefined;

  constructor(
    src: string,
    private readonly onReport: (report: CheckReport) => void,
  ) {
    this.worker = new Worker(src);
    this.worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const report = parseCheckReport(data);
      if (!report) return;
      this.running = false;
      if (report.id === this.checks) this.onReport(report);
      this.next();
    };
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.running = false;
      const message = event.message || "The checker did not load. Are you online?";
      this.onReport({ t: "failed", id: this.checks, message });
    };
  }

  /** Checks these files as soon as the check under way, if any, has ended. */
  check(files: CheckedFiles): void {
    this.checks += 1;
    this.waiting = files;
    this.next();
  }

  close(): void {
    this.worker.terminate();
  }

  private next(): void {
    if (this.running || !this.waiting) return;
    const order: CheckOrder = { t: "check", id: this.checks, files: this.waiting };
    this.waiting = undefined;
    this.running = true;
    this.worker.postMessage(order);
  }
}

import type { CheckedFiles, CheckReport, TypeCalls } from "../model/typeCalls";
import { CallWorker, TooLongError } from "./CallWorker";

/** How long the worker may take to load, and a check with the download of the types, in ms. */
const CHECK_TIME = 60_000;

function toFailed(error: unknown): CheckReport {
  const message =
    error instanceof TooLongError
      ? "The check took longer than 60 seconds, so it was stopped."
      : "The checker did not load. Are you online?";
  return { t: "failed", message };
}

/** Checks the types of a game in a worker. Only the newest check is answered. */
export class TypeChecker {
  private readonly worker: CallWorker<TypeCalls>;
  private checks = 0;

  constructor(
    startWorker: () => Worker,
    private readonly onReport: (report: CheckReport) => void,
  ) {
    this.worker = new CallWorker(startWorker, { load: CHECK_TIME, tries: [CHECK_TIME] });
  }

  /** Checks these files as soon as the check under way, if any, has ended. */
  async check(files: CheckedFiles): Promise<void> {
    this.checks += 1;
    const id = this.checks;
    this.worker.dropWaiting();
    const report = await this.worker.call("checkTypes", [files]).catch(toFailed);
    if (id === this.checks) this.onReport(report);
  }

  close(): void {
    this.worker.close();
  }
}

import { compilerCalls } from "../../src/features/playground/model/compilerCalls";
import type {
  WorkerCalls,
  WorkerOrder,
  WorkerReport,
} from "../../src/features/playground/model/workerCalls";

/** The compiler's worker in the test's own thread. */
export class InPageWorker {
  onmessage: ((event: { readonly data: WorkerReport }) => void) | null = null;
  onerror: unknown = null;
  private isEnded = false;

  constructor() {
    queueMicrotask(() => this.report("ready"));
  }

  postMessage({ id, name, args }: WorkerOrder): void {
    const call = (compilerCalls as WorkerCalls)[name] as (...all: readonly unknown[]) => unknown;
    const value = call(...args);
    queueMicrotask(() => this.report({ id, value }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private report(data: WorkerReport): void {
    if (!this.isEnded) this.onmessage?.({ data });
  }
}

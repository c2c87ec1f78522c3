import { vi } from "vitest";
import type { WorkerOrder, WorkerReport } from "../../src/features/playground/model/workerCalls";

/** A worker that the test plays. */
export class FakeWorker {
  onmessage: ((event: { readonly data: WorkerReport }) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly orders: WorkerOrder[] = [];
  readonly terminate = vi.fn();

  postMessage(order: WorkerOrder): void {
    this.orders.push(order);
  }

  report(data: WorkerReport): void {
    this.onmessage?.({ data });
  }

  /** Answers the call that it was given last. */
  answer(value: unknown): void {
    this.report({ id: this.orders.at(-1)!.id, value });
  }

  fail(message = ""): void {
    this.onerror?.(new ErrorEvent("error", { message, cancelable: true }));
  }
}

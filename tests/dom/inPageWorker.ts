import {
  compilerCalls,
  type CompilerOrder,
  type CompilerReport,
} from "../../src/features/playground/model/compilerCalls";

/** The compiler's worker in the test's own thread. */
export class InPageWorker {
  onmessage: ((event: { readonly data: CompilerReport }) => void) | null = null;
  onerror: unknown = null;
  private isEnded = false;

  constructor() {
    queueMicrotask(() => this.report("ready"));
  }

  postMessage({ id, name, args }: CompilerOrder): void {
    const call = compilerCalls[name] as (...all: readonly unknown[]) => unknown;
    const value = call(...args);
    queueMicrotask(() => this.report({ id, value }));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private report(data: CompilerReport): void {
    if (!this.isEnded) this.onmessage?.({ data });
  }
}

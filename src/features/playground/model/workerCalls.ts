/** What a worker can be asked to do: functions by their names. */
export type WorkerCalls = Readonly<Record<string, (...args: never[]) => unknown>>;

/** Page → worker. */
export interface WorkerOrder {
  /** The answer names it. */
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Worker → page: it has loaded, or an answer. */
export type WorkerReport = "ready" | { readonly id: number; readonly value: unknown };

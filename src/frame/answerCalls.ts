import type {
  WorkerCalls,
  WorkerOrder,
  WorkerReport,
} from "../features/playground/model/workerCalls";

/** Answers the calls of the page, in a worker. None of the functions may throw. */
export function answerCalls(calls: WorkerCalls): void {
  const report = (message: WorkerReport): void => self.postMessage(message);
  // Only the site's own page can start the worker, so messages have the form that the page gives them.
  self.onmessage = ({ data: { id, name, args } }: MessageEvent<WorkerOrder>) => {
    const call = calls[name] as (...all: readonly unknown[]) => unknown;
    void Promise.resolve(call(...args)).then((value) => report({ id, value }));
  };
  report("ready");
}

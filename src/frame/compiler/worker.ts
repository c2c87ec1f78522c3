import {
  compilerCalls,
  type CompilerOrder,
  type CompilerReport,
} from "../../features/playground/model/compilerCalls";

const report = (message: CompilerReport): void => self.postMessage(message);

// Only the site's own page can start this worker, so messages have the form that the page gives them.
self.onmessage = ({ data: { id, name, args } }: MessageEvent<CompilerOrder>) => {
  const call = compilerCalls[name] as (...all: readonly unknown[]) => unknown;
  report({ id, value: call(...args) });
};

report("ready");

import type {
  CheckOrder,
  CheckReport,
  CheckedFiles,
  TypeProblem,
} from "../../features/playground/model/typecheck/protocol";
import type { TypeLibrary } from "../../shared/contracts/typeLibrary";
import { createTypeChecker } from "./typeChecker";

type Check = (files: CheckedFiles) => TypeProblem[];

/** The library is next to this script, wherever the site is published. */
async function loadChecker(): Promise<Check> {
  const response = await fetch(new URL("types.json", self.location.href));
  if (!response.ok) throw new Error(`The server answered ${String(response.status)}.`);
  return createTypeChecker((await response.json()) as TypeLibrary);
}

let checker: Promise<Check> | undefined;

async function check({ id, files }: CheckOrder): Promise<CheckReport> {
  try {
    checker ??= loadChecker();
    const run = await checker;
    return { t: "checked", id, problems: run(files) };
  } catch (error) {
    // The next request may try again: the reader may be online by then.
    checker = undefined;
    return { t: "failed", id, message: error instanceof Error ? error.message : String(error) };
  }
}

// Only the site's own page can start this worker, so messages have the form that the page gives them.
self.onmessage = ({ data }: MessageEvent<CheckOrder>) =>
  void check(data).then((report) => self.postMessage(report));

import { createFailure } from "./failure";

/** ms until a load that does not answer counts as failed. */
const TIMEOUT = 10_000;

/** The result of a load, or after 10 s a `SearchFailure`; the load's signal is then aborted. */
export async function withinTime<Result>(
  load: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(createFailure("timeout", "It took over 10 s."));
      controller.abort();
    }, TIMEOUT);
  });
  try {
    // Scripts cannot be aborted, so the time limit is a race.
    return await Promise.race([load(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** How long code may run without a pause, in ms, and how often components may be called in that time. */
const DEFAULT_BUDGET = 1000;
const MAX_COMPONENTS = 5000;
/** The clock is read at every n-th check: reading it costs more than a short loop. */
const STRIDE = 8;
/** ms between two reports of work that goes on. */
const WORK_INTERVAL = 500;

/** Thrown in code that has run for too long without a pause. */
export class EndlessError extends Error {}

let restart = (): void => undefined;
let measure = (): number => 0;
let endPart = (): void => undefined;

/** Restarts the clock; for work in one task that has many parts, such as replayed moves. */
export function restartBudget(): void {
  restart();
  endPart();
}

/** Calls back when a part of such work begins, at most once in half a second. */
export function watchWork(
  callBack: () => void,
  // Captured now: the code may replace it.
  clock: () => number = performance.now.bind(performance),
): void {
  let calledAt = clock();
  endPart = () => {
    const now = clock();
    if (now - calledAt < WORK_INTERVAL) return;
    calledAt = now;
    callBack();
  };
}

/** The share of the time since the last call, from 0 to 1, spent in tasks that called guarded code. */
export function takeBusyShare(): number {
  return measure();
}

/**
 * Defines what the guarded code calls (`src/features/playground/model/live/loopGuard.ts`), before any of
 * it runs. The budget is for one task of the browser, so endless chains of promises are stopped, too;
 * once exceeded, it stays exceeded until the task has ended, whatever the code catches. The globals
 * cannot be replaced, so that code does not lose its guard by accident.
 */
export function installGuard(
  budget = DEFAULT_BUDGET,
  // Captured now: the code may replace it.
  clock: () => number = performance.now.bind(performance),
): void {
  const { port1, port2 } = new MessageChannel();
  const post = port2.postMessage.bind(port2);
  let end: number | undefined;
  let checks = 0;
  let components = 0;
  /** When the current task first called guarded code, and how long earlier ones ran, in ms. */
  let begun: number | undefined;
  let busy = 0;
  let measured = clock();
  measure = () => {
    const now = clock();
    const [part, whole] = [busy, now - measured];
    busy = 0;
    measured = now;
    return part < whole ? part / whole : Number(part > 0);
  };
  restart = () => {
    end = undefined;
    checks = 0;
    components = 0;
  };
  port1.onmessage = () => {
    if (begun !== undefined) busy += clock() - begun;
    begun = undefined;
    restart();
  };
  const check = (): void => {
    if (end === undefined) {
      const now = clock();
      begun ??= now;
      end = now + budget;
      post(0);
      return;
    }
    checks += 1;
    if (checks % STRIDE === 0 && clock() > end) {
      checks -= 1;
      throw new EndlessError(
        `The code ran for more than ${String(budget / 1000)} s without a pause, so it was stopped. Does a loop never end?`,
      );
    }
  };
  const countComponent = (): void => {
    check();
    components += 1;
    if (components > MAX_COMPONENTS) {
      throw new Error(
        `Components were called more than ${String(MAX_COMPONENTS)} times at once, so they were stopped. Does one contain itself?`,
      );
    }
  };
  Object.defineProperties(globalThis, {
    __guard: { value: check },
    __component: { value: countComponent },
  });
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FrameHolders } from "./FrameHolders";

let holders: FrameHolders;

beforeEach(() => {
  holders = new FrameHolders();
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createRuns(count: number) {
  const stopped: number[] = [];
  const restarted: number[] = [];
  const runs = Array.from({ length: count }, (_, index) => ({
    pause: () => undefined,
    isStarting: false,
    stopStart() {
      if (this.isStarting) stopped.push(index);
      return this.isStarting;
    },
    heardAt: performance.now(),
    answeredAt() {
      return this.heardAt;
    },
    restart: () => restarted.push(index),
  }));
  for (const run of runs) holders.keep(run);
  return { stopped, restarted, runs };
}

test("the silence of a run is blamed on code that is starting, if there is any", () => {
  const { stopped, runs } = createRuns(3);
  expect(holders.blameAnother(runs[0]!)).toBe(false);
  runs[0]!.isStarting = true;
  expect(holders.blameAnother(runs[0]!)).toBe(false);
  runs[2]!.isStarting = true;
  expect(holders.blameAnother(runs[0]!)).toBe(true);
  expect(stopped).toEqual([2]);
});

test("a run that is silent since another was closed by force is not to blame, however late it is found", () => {
  const { runs } = createRuns(2);
  const [culprit, victim] = runs as [(typeof runs)[0], (typeof runs)[0]];
  holders.noteBusy(culprit);
  expect(holders.blameAnother(culprit)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(holders.blameAnother(victim)).toBe(true);
  // It has answered since: what silences it now is its own.
  victim.heardAt = performance.now();
  vi.advanceTimersByTime(3000);
  expect(holders.blameAnother(victim)).toBe(false);
});

test("all innocent runs that share the silence restart with the first that is found", () => {
  const { restarted, stopped, runs } = createRuns(4);
  const [first, starting, second, lively] = runs;
  starting!.isStarting = true;
  vi.advanceTimersByTime(3000);
  lively!.heardAt = performance.now() - 400;
  expect(holders.blameAnother(first!)).toBe(true);
  expect(stopped).toEqual([runs.indexOf(starting!)]);
  expect(restarted).toEqual([runs.indexOf(second!)]);
});

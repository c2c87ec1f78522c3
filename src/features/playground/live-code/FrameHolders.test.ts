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
  const paused: number[] = [];
  const stopped: number[] = [];
  const anew: number[] = [];
  const runs = Array.from({ length: count }, (_, index) => ({
    pause: () => paused.push(index),
    isStarting: false,
    stopStart() {
      if (this.isStarting) stopped.push(index);
      return this.isStarting;
    },
    heardAt: performance.now(),
    answeredAt() {
      return this.heardAt;
    },
    startAnew: () => anew.push(index),
  }));
  return { paused, stopped, anew, runs };
}

test("the fifth run pauses the one that was not seen for longest", () => {
  const { paused, runs } = createRuns(7);
  for (const run of runs.slice(0, 4)) holders.keep(run);
  expect(paused).toEqual([]);
  holders.markSeen(runs[0]!);
  holders.keep(runs[4]!);
  expect(paused).toEqual([1]);
  holders.letGo(runs[2]!);
  holders.keep(runs[5]!);
  expect(paused).toEqual([1]);
  // One that has no frame does not get a place by being seen.
  holders.markSeen(runs[1]!);
  holders.keep(runs[6]!);
  expect(paused).toEqual([1, 3]);
});

test("the silence of a run is blamed on code that is starting, if there is any", () => {
  const { stopped, runs } = createRuns(3);
  for (const run of runs) holders.keep(run);
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
  for (const run of runs) holders.keep(run);
  holders.noteBusy(culprit);
  expect(holders.blameAnother(culprit)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(holders.blameAnother(victim)).toBe(true);
  // It has answered since: what silences it now is its own.
  victim.heardAt = performance.now();
  vi.advanceTimersByTime(3000);
  expect(holders.blameAnother(victim)).toBe(false);
});

test("all innocent runs that share the silence are started anew with the first that is found", () => {
  const { anew, stopped, runs } = createRuns(4);
  const [first, starting, second, lively] = runs;
  for (const run of runs) holders.keep(run);
  starting!.isStarting = true;
  vi.advanceTimersByTime(3000);
  lively!.heardAt = performance.now() - 400;
  expect(holders.blameAnother(first!)).toBe(true);
  expect(stopped).toEqual([runs.indexOf(starting!)]);
  expect(anew).toEqual([runs.indexOf(second!)]);
});

import { beforeAll, expect, test, vi } from "vitest";
import { installGuard, restartBudget, watchWork } from "./guard";

declare const __guard: () => void;
declare const __component: () => void;

const BUDGET = 50;
/** The time in ms, which passes only where a test says so. */
let now = 0;
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeAll(() => installGuard(BUDGET, () => now));

function spin(): void {
  for (;;) {
    now += 1;
    __guard();
  }
}

test("a loop is stopped in words that a reader understands, even when it catches", () => {
  expect(spin).toThrow("The code ran for more than 0.05 s without a pause, so it was stopped.");
  expect(__guardManyTimes).toThrow("was stopped");
});

function __guardManyTimes(): void {
  for (let index = 0; index < 8; index++) __guard();
}

test("promises that follow each other forever are stopped", async () => {
  await nextTask();
  const loop = async (): Promise<void> => {
    for (;;) {
      await Promise.resolve();
      now += 1;
      __guard();
    }
  };
  await expect(loop()).rejects.toThrow("was stopped");
});

test("work with pauses goes on as long as it likes", async () => {
  for (let task = 0; task < 5; task++) {
    await nextTask();
    for (let passed = 0; passed < BUDGET / 2; passed++) {
      now += 1;
      __guardManyTimes();
    }
  }
  restartBudget();
  expect(__guardManyTimes).not.toThrow();
});

test("long work is reported between its parts, every half second", () => {
  const onWork = vi.fn();
  watchWork(onWork, () => now);
  const work = (ms: number): void => {
    now += ms;
    restartBudget();
  };
  for (let part = 0; part < 12; part++) work(100);
  expect(onWork).toHaveBeenCalledTimes(2);
  work(800);
  expect(onWork).toHaveBeenCalledTimes(3);
});

test("components are counted for one task", async () => {
  const call = (times: number) => () => {
    for (let index = 0; index < times; index++) __component();
  };
  await nextTask();
  expect(call(4000)).not.toThrow();
  expect(call(1001)).toThrow("Components were called more than 5000 times at once");
  await nextTask();
  expect(call(4000)).not.toThrow();
});

test("the code cannot take the guard away", () =>
  expect(() => Object.assign(globalThis, { __guard: () => undefined })).toThrow(TypeError));

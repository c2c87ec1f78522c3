import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgiveBusy, Watchdog } from "./Watchdog";

const watchdogs: Watchdog[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const watchdog of watchdogs.splice(0)) watchdog.stop();
  vi.useRealTimers();
});

/** Watches a frame that answers each question after so many ms, and says for which share of the time its code ran. */
function watch({ delay = 0, busy = 0, acted = false } = {}) {
  const onFailure = vi.fn();
  const answers = { delay, busy, acted };
  const watchdog = new Watchdog({
    ask: (id) => setTimeout(() => watchdog.hear(id, answers), answers.delay),
    onFailure,
  });
  watchdogs.push(watchdog);
  watchdog.start();
  return { watchdog, onFailure, answers };
}

test("while one frame works, the others of the page, which share its process, may be silent", () => {
  const [engine, seat] = [watch(), watch()];
  vi.advanceTimersByTime(1000);
  for (const { answers } of [engine, seat]) answers.delay = 60_000;
  for (let second = 0; second < 6; second += 1) {
    vi.advanceTimersByTime(1000);
    engine.watchdog.hearWork();
  }
  expect(seat.onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3500);
  expect(seat.onFailure).toHaveBeenCalledExactlyOnceWith("hung");
});

test.each([
  ["long tasks", 900],
  ["tasks of 60 ms", 60],
])("a frame whose answers wait for %s is busy, whatever it says", (_, delay) => {
  const { onFailure } = watch({ delay });
  vi.advanceTimersByTime(18_000);
  expect(onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith("busy");
});

test("a frame that answers in time goes on, and so does one that rests every other second", () => {
  const [quick, resting] = [watch({ delay: 40 }), watch()];
  for (let second = 0; second < 100; second += 1) {
    resting.answers.delay = second % 2 === 0 ? 300 : 0;
    vi.advanceTimersByTime(1000);
  }
  expect(quick.onFailure).not.toHaveBeenCalled();
  expect(resting.onFailure).not.toHaveBeenCalled();
});

test("late answers do not count while the reader acts in the frame, or a frame is given something to do", () => {
  const acting = watch({ delay: 400, acted: true });
  vi.advanceTimersByTime(60_000);
  acting.answers.acted = false;
  for (let count = 0; count < 6; count += 1) {
    vi.advanceTimersByTime(10_000);
    forgiveBusy();
  }
  expect(acting.onFailure).not.toHaveBeenCalled();
});

test("of frames in one process, the one that admits its work is given up, and not one that waits for it", () => {
  const busy = watch({ delay: 500, busy: 0.9 });
  const waiting = watch({ delay: 500 });
  vi.advanceTimersByTime(30_000);
  expect(busy.onFailure).toHaveBeenCalledExactlyOnceWith("busy");
  expect(waiting.onFailure).not.toHaveBeenCalled();
});

test("when none admits it, the youngest is given up first", () => {
  const older = watch();
  vi.advanceTimersByTime(30_000);
  const younger = watch({ delay: 500 });
  older.answers.delay = 500;
  vi.advanceTimersByTime(25_000);
  expect(younger.onFailure).toHaveBeenCalledExactlyOnceWith("busy");
  older.answers.delay = 0;
  vi.advanceTimersByTime(60_000);
  expect(older.onFailure).not.toHaveBeenCalled();
});

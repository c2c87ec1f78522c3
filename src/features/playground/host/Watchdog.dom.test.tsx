import { expect, onTestFinished, test, vi } from "vitest";
import { Watchdog } from "./Watchdog";

/** Watches a frame that has answered once. */
function watch() {
  const onFailure = vi.fn();
  const watchdog = new Watchdog({ ask: vi.fn(), onFailure });
  onTestFinished(() => watchdog.stop());
  watchdog.start();
  watchdog.hear(1, 0);
  return { watchdog, onFailure };
}

test("while one frame works, the others of the page, which share its process, may be silent", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [engine, seat] = [watch(), watch()];
  for (let second = 0; second < 6; second += 1) {
    vi.advanceTimersByTime(1000);
    engine.watchdog.hearWork();
  }
  expect(seat.onFailure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(seat.onFailure).toHaveBeenCalledExactlyOnceWith("hung");
});

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { expectApp } from "../../shared/browser/appExpected";
import { startSearchKeys } from "../../shared/browser/searchKeys";
import { keepClicks } from "./handOver";

const openSearch = vi.fn();
const onMissing = vi.fn();

beforeEach(() => {
  endListenersWithTest();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  onMissing.mockClear();
  expectApp(true);
  document.body.innerHTML = `<button>Play</button><button aria-haspopup="dialog">Search</button>`;
});

function listen() {
  const hydration = new AbortController();
  startSearchKeys();
  keepClicks(hydration.signal, { openSearch, onKept: vi.fn(), onMissing });
  return hydration;
}

const click = (index: number): void => document.querySelectorAll("button")[index]!.click();
const pressSlash = (): void => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
};

test.each([
  ["a button", () => click(0)],
  ["the search by its box", () => click(1)],
  ["the search by its key", pressSlash],
])("who waits long for %s learns why, and who only reads does not", (_, ask) => {
  const hydration = listen();
  vi.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(9_000);
  expect(onMissing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onMissing).toHaveBeenCalledOnce();
  hydration.abort();
});

test("an app that comes ends the wait without a word", () => {
  const hydration = listen();
  click(0);
  hydration.abort();
  vi.advanceTimersByTime(60_000);
  expect(onMissing).not.toHaveBeenCalled();
});

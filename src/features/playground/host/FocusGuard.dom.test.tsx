import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FocusGuard, noteTab } from "./FocusGuard";

let frame: HTMLElement;
let input: HTMLInputElement;
let guard: FocusGuard;
const onFocusStolen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onFocusStolen.mockClear();
  frame = createFrame();
  input = document.createElement("input");
  document.body.replaceChildren(input, frame);
  input.focus();
  guard = new FocusGuard(frame, onFocusStolen);
});
afterEach(() => {
  guard.stop();
  vi.useRealTimers();
});

/** Any element that takes the focus and, like a frame, reports no `focusin` to the page. */
function createFrame(): HTMLElement {
  const element = document.createElement("div");
  element.tabIndex = 0;
  element.addEventListener("focusin", (event) => event.stopPropagation());
  return element;
}

/** The focus goes into the frame, as the page sees it. */
function enter(): void {
  frame.focus();
  window.dispatchEvent(new Event("blur"));
}

test("a frame that was not touched loses the focus to what had it before", () => {
  enter();
  expect(document.activeElement).toBe(frame);
  vi.advanceTimersByTime(250);
  expect(document.activeElement).toBe(input);
  expect(onFocusStolen).not.toHaveBeenCalled();
});

test("the third time it is a thief", () => {
  for (const times of [0, 0, 1]) {
    enter();
    vi.advanceTimersByTime(250);
    expect(onFocusStolen).toHaveBeenCalledTimes(times);
  }
});

test("the focus that comes from another frame is seen, too", () => {
  const other = createFrame();
  document.body.append(other);
  other.focus();
  vi.advanceTimersByTime(500);
  // The window has lost the focus already, so the browser reports nothing.
  frame.focus();
  vi.advanceTimersByTime(750);
  expect(document.activeElement).not.toBe(frame);
});

test.each([
  ["before", 400, () => undefined],
  ["after", 0, () => vi.advanceTimersByTime(200)],
])("a frame that is touched shortly %s keeps the focus", (order, pause, wait) => {
  if (order === "before") guard.touch();
  vi.advanceTimersByTime(pause);
  enter();
  wait();
  if (order === "after") guard.touch();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(frame);
});

test("a touch does not count for the next time", () => {
  guard.touch();
  enter();
  vi.advanceTimersByTime(1000);
  input.focus();
  vi.advanceTimersByTime(1000);
  enter();
  vi.advanceTimersByTime(250);
  expect(document.activeElement).toBe(input);
});

test("the Tab key gives a frame the focus", () => {
  noteTab();
  vi.advanceTimersByTime(100);
  enter();
  vi.advanceTimersByTime(10_000);
  expect(document.activeElement).toBe(frame);
});

test.each([
  ["led to a field of the page", () => document.body.querySelector("textarea")?.focus()],
  ["was pressed long before", () => vi.advanceTimersByTime(1000)],
])("the Tab key that %s gives a frame nothing", (_, then) => {
  document.body.append(document.createElement("textarea"));
  noteTab();
  then();
  enter();
  vi.advanceTimersByTime(250);
  expect(document.activeElement).not.toBe(frame);
});

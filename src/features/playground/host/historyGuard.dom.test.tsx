import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardHistory, noteEntry } from "./historyGuard";

let length: number;
let ends: (() => void)[];
const stop = vi.fn();
const go = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stop.mockClear();
  go.mockClear();
  length = 3;
  vi.spyOn(history, "length", "get").mockImplementation(() => length);
  vi.spyOn(history, "go").mockImplementation(go);
  ends = [guardHistory(stop)];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
});

/** Something happens, and the guard looks. */
function change(what: () => void): void {
  what();
  vi.advanceTimersByTime(500);
}

test("code that adds entry after entry is stopped, and the tab goes back over them", () => {
  for (let count = 0; count < 5; count += 1) change(() => (length += 1));
  expect(stop).not.toHaveBeenCalled();
  change(() => (length += 1));
  expect(stop).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith(-6);
});

test("all frames of the page are stopped, and the tab goes back once", () => {
  const other = vi.fn();
  ends.push(guardHistory(other));
  change(() => (length = 50));
  expect(stop).toHaveBeenCalledOnce();
  expect(other).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledExactlyOnceWith(-47);
});

test("where the page itself goes counts for nothing", () => {
  for (let count = 0; count < 20; count += 1)
    change(() => {
      length += 1;
      history.replaceState({ key: count }, "", `/game#${String(count % 2)}`);
    });
  expect(stop).not.toHaveBeenCalled();
});

test("what the history was before a frame ran counts for nothing", () => {
  ends[0]?.();
  change(() => (length = 40));
  ends = [guardHistory(stop)];
  change(() => undefined);
  expect(stop).not.toHaveBeenCalled();
});

test("what code adds before and after the history is full counts together", () => {
  const add = (): void => {
    length = Math.min(length + 1, 50);
    noteEntry();
  };
  for (const end of ends) end();
  length = 46;
  ends = [guardHistory(stop)];
  for (let count = 0; count < 6; count += 1) change(add);
  expect(stop).toHaveBeenCalled();
  expect(go).not.toHaveBeenCalled();
});

test("in a full history, whose length says nothing, code that goes on and on is stopped", () => {
  change(() => (length = 8));
  for (let count = 0; count < 20; count += 1) change(noteEntry);
  expect(stop).not.toHaveBeenCalled();
  for (const end of ends) end();
  length = 50;
  ends = [guardHistory(stop)];
  for (let count = 0; count < 5; count += 1) change(noteEntry);
  expect(stop).not.toHaveBeenCalled();
  change(noteEntry);
  expect(stop).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
});

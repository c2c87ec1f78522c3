import { beforeEach, expect, test, vi } from "vitest";
import { endListenersWithTest } from "../../../tests/dom/listeners";
import { installTaps } from "./taps";

let clicks: [number, number][];
let piece: HTMLElement;

/** Sends a touch of the piece, at a distance in px from its first place. */
function touch(type: string, away = 0, fingers = 1): void {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const place = { clientX: 20 + away, clientY: 30 };
  piece.dispatchEvent(
    Object.assign(event, {
      touches: Array.from({ length: type === "touchend" ? 0 : fingers }, () => place),
      changedTouches: [place],
    }),
  );
}

beforeEach(() => {
  endListenersWithTest();
  installTaps();
  vi.useFakeTimers();
  clicks = [];
  piece = document.createElement("div");
  piece.addEventListener("click", ({ clientX, clientY }) => clicks.push([clientX, clientY]));
  document.body.replaceChildren(piece);
  return () => vi.useRealTimers();
});

/** As react-draggable does. */
function cancelTouches(): void {
  piece.addEventListener("touchstart", (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
}

test("a tap whose touch is canceled becomes a click where the finger was", () => {
  cancelTouches();
  touch("touchstart");
  touch("touchmove", 3);
  touch("touchend", 3);
  expect(clicks).toEqual([]);
  vi.runAllTimers();
  expect(clicks).toEqual([[23, 30]]);
});

test("no second click comes of a tap that the browser makes a click of", () => {
  touch("touchstart");
  touch("touchend");
  vi.runAllTimers();
  expect(clicks).toEqual([]);
});

test.each([
  ["a drag", () => touch("touchmove", 8)],
  ["a touch that the browser takes over", () => touch("touchcancel")],
  ["a second finger", () => touch("touchstart", 0, 2)],
])("%s is no click", (_, meanwhile) => {
  cancelTouches();
  touch("touchstart");
  meanwhile();
  touch("touchend");
  vi.runAllTimers();
  expect(clicks).toEqual([]);
});

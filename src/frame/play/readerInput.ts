/**
 * How long after a click or key press something may be its result, in ms. The toolkit posts a chosen move
 * at once, and a forced one 500 ms after the board has changed.
 */
const CONSEQUENCE = 400;
/** Minimum time between two reports of a touch, in ms. */
const TOUCH_PAUSE = 100;

// Captured now: the code may replace it.
const clock = performance.now.bind(performance);
const soon = queueMicrotask.bind(globalThis);

let lastInput = -Infinity;
let hasActed = false;

for (const type of ["click", "keydown", "pointerdown", "pointerup", "submit"]) {
  window.addEventListener(
    type,
    ({ isTrusted }) => {
      if (!isTrusted) return;
      lastInput = clock();
      hasActed = true;
    },
    true,
  );
}

/** Whether the reader has just done something in this frame. */
export function hasActedLately(): boolean {
  return clock() - lastInput < CONSEQUENCE;
}

/** Whether the reader has done something in this frame since the last call. */
export function takeHasActed(): boolean {
  const before = hasActed;
  hasActed = false;
  return before;
}

/**
 * Calls back when the reader brings the focus into this frame: by a click, a tap, the Tab key or a screen
 * reader. Focus that code takes does not count. How to distinguish the two: when the browser itself moves
 * the focus, no code is running, so microtasks run between two listeners. A key press does not count
 * either: it goes to whatever has the focus, so code that took the focus would gain a touch.
 */
export function watchTouch(onTouch: () => void): void {
  let last = -Infinity;
  const touch = (): void => {
    if (clock() - last < TOUCH_PAUSE) return;
    last = clock();
    onTouch();
  };
  let isByBrowser = false;
  window.addEventListener(
    "focusin",
    () => {
      isByBrowser = false;
      soon(() => (isByBrowser = true));
    },
    true,
  );
  window.addEventListener(
    "focusin",
    ({ isTrusted }) => {
      if (isTrusted && isByBrowser) touch();
    },
    true,
  );
  window.addEventListener(
    "pointerdown",
    ({ isTrusted }) => {
      if (isTrusted) touch();
    },
    true,
  );
}

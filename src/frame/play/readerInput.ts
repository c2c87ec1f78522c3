/**
 * How long after a click or key something may be its consequence, in ms. The toolkit posts a chosen
 * move at once, and a forced one 500 ms after the board has changed.
 */
const CONSEQUENCE = 400;
/** Least time between two reports of a touch, in ms. */
const TOUCH_PAUSE = 100;

// Taken now: the code may replace what it finds.
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
 * reader. Focus that code takes does not count. The browser tells the two apart: when it moves the focus
 * itself, no code is running, so microtasks run between two listeners. A key does not count either: it
 * goes to whoever has the focus, and code that has taken it would get a touch that way.
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

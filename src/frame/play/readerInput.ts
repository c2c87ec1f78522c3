/**
 * How long after a click or key press something may be its result, in ms. The toolkit posts a chosen move
 * at once, and a forced one 500 ms after the board has changed.
 */
const CONSEQUENCE = 400;
/** Minimum time between two reports of a touch, in ms. */
const TOUCH_PAUSE = 100;

// Captured now: the code may replace it.
const clock = performance.now.bind(performance);

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
 * Calls back when the reader clicks or taps here, or presses the Tab key, which may lead to another frame. Nothing else
 * tells the reader from code: browsers move the focus for code without any of it running, such as by a refresh to a
 * fragment; and a key goes to whatever has the focus, so code that took the focus would gain a touch.
 */
export function watchTouch(onTouch: () => void, onTab: () => void): void {
  let last = -Infinity;
  window.addEventListener(
    "pointerdown",
    ({ isTrusted }) => {
      if (!isTrusted || clock() - last < TOUCH_PAUSE) return;
      last = clock();
      onTouch();
    },
    true,
  );
  window.addEventListener(
    "keydown",
    ({ isTrusted, key }) => {
      if (isTrusted && key === "Tab") onTab();
    },
    true,
  );
}

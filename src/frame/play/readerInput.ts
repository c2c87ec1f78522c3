/**
 * How long after a click or key something may be its consequence, in ms. The toolkit posts a chosen
 * move at once, and a forced one 500 ms after the board has changed.
 */
const CONSEQUENCE = 400;

let lastInput = -Infinity;

for (const type of ["click", "keydown", "pointerup", "submit"]) {
  window.addEventListener(
    type,
    () => {
      lastInput = performance.now();
    },
    true,
  );
}

/** Whether the reader has just done something in this frame. */
export function hasActedLately(): boolean {
  return performance.now() - lastInput < CONSEQUENCE;
}

let isPressed = false;

const RELEASES = ["pointerup", "pointercancel", "contextmenu"];

if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", ({ button }) => (isPressed = button === 0), true);
  for (const type of RELEASES) window.addEventListener(type, () => (isPressed = false), true);
}

/**
 * Resolves when no pointer is pressed: at once, or after the click of its release. A button that is exchanged between
 * press and release is not clicked.
 */
export function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const finish = (): void => {
      listening.abort();
      // The click follows its release.
      window.setTimeout(resolve);
    };
    for (const type of RELEASES)
      window.addEventListener(type, finish, { capture: true, signal: listening.signal });
  });
}

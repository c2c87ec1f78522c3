import { createStorageSlot } from "../../shared/browser/storage";
import { isColorMode, resolveColorMode, THEME_KEY, type ColorMode } from "../../shared/colorMode";

const slot = createStorageSlot(THEME_KEY, isColorMode);

/** The theme that the page shows now. */
export function readShownMode(): ColorMode {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

/** Says on the toggle which theme is shown, and where it leads. */
export function markColorMode(): void {
  const isDark = readShownMode() === "dark";
  const toggle = document.querySelector<HTMLElement>("[data-action=theme]");
  toggle?.setAttribute("aria-pressed", String(isDark));
  if (toggle) toggle.title = `Switch to the ${isDark ? "light" : "dark"} theme`;
}

function show(mode: ColorMode): void {
  document.documentElement.dataset["theme"] = mode;
  markColorMode();
}

/** Flips the theme, and keeps the choice. */
export function toggleColorMode(): void {
  const next = readShownMode() === "dark" ? "light" : "dark";
  slot.write(next);
  show(next);
}

/**
 * Follows the choice of other tabs, and the system where the site's configuration says so. The boot script
 * has set `data-theme` before paint. Returns a function that stops it.
 */
export function followColorMode(settings: Parameters<typeof resolveColorMode>[1]): () => void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = (): void => show(resolveColorMode(slot.read(), settings, system.matches));
  follow();
  system.addEventListener("change", follow);
  const stopWatching = slot.watch(follow);
  return () => {
    system.removeEventListener("change", follow);
    stopWatching();
  };
}

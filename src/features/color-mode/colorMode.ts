import { createStorageSlot } from "../../shared/browser/storage";
import { isColorMode, type ColorMode } from "../../shared/colorMode";

declare global {
  interface Window {
    /** Shows the theme that the reader, the system or the site has chosen; `src/page/boot/boot.js`. */
    /** Absent where a host does not allow the boot script. */
    showTheme?: () => void;
  }
}

const slot = createStorageSlot("theme", isColorMode);

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

/** Flips the theme, and keeps the choice. */
export function toggleColorMode(): void {
  const next = readShownMode() === "dark" ? "light" : "dark";
  slot.write(next);
  document.documentElement.dataset["theme"] = next;
  markColorMode();
}

/** Follows the choice of other tabs, and the system where the site does. */
export function followColorMode(): void {
  const follow = (): void => {
    window.showTheme?.();
    markColorMode();
  };
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
  slot.watch(follow);
}

import { useCallback, useEffect, useState } from "react";
import { isColorMode, resolveColorMode, THEME_KEY, type ColorMode } from "../../shared/colorMode";
import { createStorageSlot } from "../../shared/browser/storage";
import type { SiteConfig } from "../../shared/contracts/siteConfig";

const slot = createStorageSlot(THEME_KEY, isColorMode);

function systemIsDark(): boolean {
  return window.matchMedia("(prefers-color-scheme: dark)").matches;
}

/**
 * The shown theme and how to flip it. The boot script has set `data-theme` before paint; until
 * hydration the theme is therefore unknown here. Follows other tabs, and the system where the
 * site's configuration says so.
 */
export function useColorMode(settings: SiteConfig["colorMode"]): {
  readonly mode: ColorMode | undefined;
  readonly toggle: () => void;
} {
  const [mode, setMode] = useState<ColorMode>();

  const show = useCallback((next: ColorMode) => {
    document.documentElement.dataset["theme"] = next;
    setMode(next);
  }, []);

  useEffect(() => {
    const follow = (stored: ColorMode | undefined): void =>
      show(resolveColorMode(stored, settings, systemIsDark()));
    follow(slot.read());
    const query = window.matchMedia("(prefers-color-scheme: dark)");
    const onSystemChange = (): void => follow(slot.read());
    query.addEventListener("change", onSystemChange);
    const stopWatching = slot.watch(follow);
    return () => {
      query.removeEventListener("change", onSystemChange);
      stopWatching();
    };
  }, [settings, show]);

  const toggle = useCallback(() => {
    const shown = document.documentElement.dataset["theme"];
    const next = shown === "dark" ? "light" : "dark";
    slot.write(next);
    show(next);
  }, [show]);

  return { mode, toggle };
}

export type ColorMode = "light" | "dark";

export function isColorMode(text: string): text is ColorMode {
  return text === "light" || text === "dark";
}

/** Storage key of the theme. */
export const THEME_KEY = "theme";

/**
 * Which theme to show: the reader's choice, otherwise the system's if the site follows it, otherwise the
 * default.
 */
export function resolveColorMode(
  stored: ColorMode | undefined,
  settings: { readonly default: ColorMode; readonly respectSystem: boolean },
  systemIsDark: boolean,
): ColorMode {
  if (stored !== undefined) return stored;
  if (settings.respectSystem) return systemIsDark ? "dark" : "light";
  return settings.default;
}

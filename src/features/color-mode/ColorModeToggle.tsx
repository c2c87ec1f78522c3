import React from "react";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import * as styles from "./ColorModeToggle.module.css";
import { useColorMode } from "./useColorMode";

interface ColorModeToggleProps {
  readonly settings: SiteConfig["colorMode"];
}

/** The button that flips between the light and the dark theme; its icon is chosen by CSS. */
export function ColorModeToggle({ settings }: ColorModeToggleProps): React.JSX.Element | null {
  const { mode, toggle } = useColorMode(settings);
  if (settings.disableSwitch) return null;
  return (
    <button
      type="button"
      className={styles["toggle"]}
      aria-label="Dark theme"
      aria-pressed={mode === "dark"}
      title={mode === "dark" ? "Switch to the light theme" : "Switch to the dark theme"}
      onClick={toggle}
    >
      <svg className={styles["sun"]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1" />
      </svg>
      <svg className={styles["moon"]} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
    </button>
  );
}

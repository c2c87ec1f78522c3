import React from "react";

interface ColorModeToggleProps {
  /** Whether readers may change the theme. */
  readonly isOffered: boolean;
}

/**
 * The button that flips between the light and the dark theme; its icon is chosen by CSS, and
 * `features/color-mode` makes it work.
 */
export function ColorModeToggle({ isOffered }: ColorModeToggleProps): React.JSX.Element | null {
  if (!isOffered) return null;
  return (
    <button type="button" className="icon-button" aria-label="Dark theme" data-action="theme">
      <svg
        className="line-icon only-light"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="4.5" />
        <path d="M12 2v3M12 19v3M2 12h3M19 12h3M4.9 4.9 7 7M17 17l2.1 2.1M4.9 19.1 7 17M17 7l2.1-2.1" />
      </svg>
      <svg
        className="line-icon only-dark"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
      </svg>
    </button>
  );
}

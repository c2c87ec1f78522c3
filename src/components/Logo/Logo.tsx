import React from "react";

interface LogoProps {
  readonly className?: string | undefined;
}

/** The mark: a die with a dinosaur's plates and teeth. Colors come from the theme's tokens. */
export function Logo({ className }: LogoProps): React.JSX.Element {
  return (
    <svg className={className} viewBox="0 0 32 32" width="34" height="34" aria-hidden="true">
      <path className="logo-plates" d="M4.5 11 8 4.5l3.6 5.2L16 1.5l4.4 8.2L24 4.5l3.5 6.5Z" />
      <rect className="logo-body" x="3" y="8.5" width="26" height="21.5" rx="6" />
      <circle className="logo-face" cx="10.5" cy="15.5" r="2.3" />
      <circle className="logo-face" cx="21.5" cy="15.5" r="2.3" />
      <path className="logo-face" d="M8 21.5h16l-2.7 4-2.65-4-2.65 4-2.65-4-2.65 4Z" />
    </svg>
  );
}

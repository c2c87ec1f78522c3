import React from "react";

interface ThemedPictureProps {
  /** Addresses of the image for each theme. */
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  /** Size reserved until the image has loaded, in CSS px. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** A picture with an image for each theme, of which only the visible one is loaded. */
export function ThemedPicture({
  light,
  dark,
  className = "",
  ...image
}: ThemedPictureProps): React.JSX.Element {
  const images = [
    ["only-light", light],
    ["only-dark", dark],
  ] as const;
  return (
    <>
      {images.map(([theme, address]) => (
        // The description is among the props passed on.
        // eslint-disable-next-line jsx-a11y/alt-text
        <img
          key={theme}
          // Before the address: React sets them in this order, and would load the hidden one too.
          loading="lazy"
          className={`${className} ${theme}`}
          src={address}
          decoding="async"
          {...image}
        />
      ))}
    </>
  );
}

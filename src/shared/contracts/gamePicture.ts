/** Size of a game's picture in CSS px: the frame that every game is designed for. */
export const PICTURE_SIZE = { width: 560, height: 350 } as const;

/** The committed pictures of a game's table, one for each theme; `npm run make pictures` takes them. */
export interface GamePicture {
  /** Addresses without the path prefix. */
  readonly light: string;
  readonly dark: string;
  /** What they show, in words. */
  readonly alt: string;
}

/** The addresses of a picture by its name, such as `garden-row-5`. */
export function pictureAddresses(name: string): Pick<GamePicture, "light" | "dark"> {
  return { light: `/pictures/${name}.light.avif`, dark: `/pictures/${name}.dark.avif` };
}

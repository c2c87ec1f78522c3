interface RouterLocation {
  readonly key?: string;
  readonly hash: string;
  /** `POP` on back and forward; Gatsby copies it onto the location. */
  readonly action?: string;
}

type SavedPosition = readonly [x: number, y: number | undefined];

/**
 * Where to scroll after a route change. Back and forward restore the saved position, also on an
 * address with a hash (Gatsby would jump to the hash); all else is Gatsby's own: the hash target,
 * or the top.
 */
export function restoreScroll(
  location: RouterLocation,
  readSaved: (location: RouterLocation) => SavedPosition,
): boolean {
  if (location.action !== "POP") return true;
  const [x, y] = readSaved(location);
  if (y === undefined || y === 0) return true;
  window.scrollTo(x, y);
  return false;
}

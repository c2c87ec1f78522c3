interface RouterLocation {
  readonly hash: string;
  /** `PUSH` or `REPLACE` when a link was followed; absent on back, forward and the first page. */
  readonly action?: string;
}

type SavedPosition = readonly [x: number, y: number | undefined];

/**
 * Where to scroll after a route change. Back and forward restore the saved position, also on an
 * address with a hash (Gatsby would jump to the hash); all else is Gatsby's own: the hash target,
 * or the top.
 *
 * The router marks its locations with the action that led to them, but on a `popstate` every
 * listener makes a location of its own, and the one that reaches us is unmarked.
 */
export function restoreScroll(
  location: RouterLocation,
  isFirstPage: boolean,
  readSaved: (location: RouterLocation) => SavedPosition,
): boolean {
  if (isFirstPage || location.action !== undefined) return true;
  const [x, y] = readSaved(location);
  if (y === undefined) return true;
  window.scrollTo(x, y);
  return false;
}

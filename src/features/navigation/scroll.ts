import type { RouterLocation } from "./routerLocation";

interface HistoryState {
  readonly key?: string;
}

function currentKey(): string | undefined {
  return (window.history.state as HistoryState | null)?.key;
}

/**
 * Gives the first entry of the history the key that the router assumes for it. An entry without one
 * is then always an anchor of the same page that the browser itself has just gone to.
 */
export function markFirstEntry(): void {
  if (currentKey() !== undefined) return;
  const state = window.history.state as HistoryState | null;
  window.history.replaceState({ ...state, key: "initial" }, "");
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
  if (isFirstPage || location.action !== undefined || currentKey() === undefined) return true;
  const [x, y] = readSaved(location);
  if (y === undefined) return true;
  window.scrollTo(x, y);
  return false;
}

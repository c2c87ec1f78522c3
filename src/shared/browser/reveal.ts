/** The content of a closed fold, and the panel of a tab that is not chosen. */
const CLOSED = "details:not([open]) > :not(summary), [hidden=until-found]";

/** The innermost fold or panel that keeps a place of the page from being shown. */
export const findClosed = (place: Element): Element | null => place.closest(CLOSED);

/**
 * Opens the folds and tabs around a place of the page, as the browser does when it finds text there; who holds a
 * panel hears the same `beforematch`. Returns whether one was closed.
 */
export function reveal(place: Element): boolean {
  const wasClosed = findClosed(place) !== null;
  for (let closed = findClosed(place); closed; closed = findClosed(place)) {
    closed.dispatchEvent(new Event("beforematch", { bubbles: true }));
    closed.removeAttribute("hidden");
    closed.parentElement?.closest("details")?.setAttribute("open", "");
  }
  return wasClosed;
}

import { closestTo } from "../../shared/browser/closest";
import { mayPrefetch } from "../../shared/browser/connection";
import { fetchAhead } from "../../shared/browser/fetchAhead";

/**
 * Until the signal comes, fetches the document of each link of this site that the pointer or a finger is on:
 * a click on it opens that document as long as the app does not hear it.
 */
export function prefetchDocuments(signal: AbortSignal): void {
  const { origin, pathname } = window.location;
  const known = new Set([pathname]);
  const prefetch = (event: Event): void => {
    const link = closestTo(event, "a");
    if (!(link instanceof HTMLAnchorElement) || !mayPrefetch()) return;
    if (link.origin !== origin || known.has(link.pathname)) return;
    known.add(link.pathname);
    void fetchAhead([link.href]);
  };
  for (const type of ["pointerover", "touchstart"]) {
    document.addEventListener(type, prefetch, { signal, passive: true });
  }
}

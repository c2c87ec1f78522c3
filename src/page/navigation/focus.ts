import { findTarget } from "../../shared/browser/findTarget";
import type { RouterLocation } from "./routerLocation";

/** Focuses what cannot be reached by keys, for as long as it has the focus. */
function focusTarget(target: HTMLElement): void {
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    const restore = (): void => target.removeAttribute("tabindex");
    target.addEventListener("blur", restore, { once: true });
  }
  target.focus({ preventScroll: true });
}

/**
 * Gives the focus to the page that has just been opened, or to the anchor that it opens at, as a browser
 * does that loads it. Left alone it would stay on a link of the sidebar, which does not go away with the
 * page.
 */
export function focusPage(location: RouterLocation, previous: RouterLocation | null): void {
  // Gatsby would cut off what a screen reader is saying to tell the name of the page.
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "polite");
  if (previous === null || previous.pathname === location.pathname) return;
  const page = document.getElementById("gatsby-focus-wrapper");
  const target = findTarget(location.hash);
  if (!target) {
    page?.focus({ preventScroll: true });
    return;
  }
  focusTarget(target);
  // The router comes later and gives the focus to the page.
  const reclaim = (): void => focusTarget(target);
  page?.addEventListener("focus", reclaim, { once: true });
}

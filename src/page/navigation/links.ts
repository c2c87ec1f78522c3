import { goTo } from "./goTo";
import { findRoute } from "./internalLink";
import { isHydrated } from "./hydration";
import { prefetch } from "./prefetch";

function findLink(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * What comes before a click, and how many ms it has to last: a pointer and the focus pass over links on their way,
 * whose pages would delay the one that is wanted.
 */
const INTENTS = [
  ["pointerover", 50],
  ["focusin", 50],
  ["touchstart", 0],
] as const;

/**
 * Makes every link of the page a client-side one, whether React rendered it or it came as HTML, by
 * listeners on the document. Everything a browser does with a modified click stays.
 */
export function startLinkHandling(prefix: string): void {
  document.addEventListener("click", (event) => {
    // Until React has hydrated the page, the browser follows the link.
    if (event.defaultPrevented || !isPlainClick(event) || !isHydrated()) return;
    const link = findLink(event);
    const route = link && findRoute(link, prefix);
    if (route === undefined) return;
    event.preventDefault();
    goTo(route);
  });
  let resting: number | undefined;
  const prefetchAfter = (ms: number, event: Event): void => {
    window.clearTimeout(resting);
    const link = findLink(event);
    const route = link && findRoute(link, prefix);
    if (route !== undefined) resting = window.setTimeout(() => prefetch(route), ms);
  };
  for (const [type, ms] of INTENTS) {
    document.addEventListener(type, (event) => prefetchAfter(ms, event), { passive: true });
  }
}

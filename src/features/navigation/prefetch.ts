import { findRoute } from "./internalLink";

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

interface Loader {
  /** Loads data and code of a page at low priority. */
  readonly enqueue: (path: string) => void;
  /** Loads data and code of a page now. */
  readonly hovering: (path: string) => void;
}

/** Whether spending bytes on a guess is fine: not on 2g, not with data saver (specification 2.9). */
function mayPrefetch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return true;
  return connection.saveData !== true && !(connection.effectiveType ?? "").includes("2g");
}

function findLoader(): Loader | undefined {
  return (window as { ___loader?: Loader }).___loader;
}

function withoutHash(route: string): string {
  return route.replace(/[?#].*$/, "");
}

/** Loads a page the reader is about to open: the pointer, a finger or the focus is on its link. */
export function prefetch(route: string): void {
  if (mayPrefetch()) findLoader()?.hovering(__PATH_PREFIX__ + withoutHash(route));
}

let observer: IntersectionObserver | undefined;

/**
 * Queues the pages whose links are in view in the main content. The sidebar is left out: it always
 * shows most of the site, and guessing all of it costs more than it saves.
 */
export function observeLinksInView(prefix: string): void {
  observer?.disconnect();
  if (!mayPrefetch() || !("IntersectionObserver" in window)) return;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer?.unobserve(target);
      const route = findRoute(target, prefix);
      if (route !== undefined) findLoader()?.enqueue(prefix + withoutHash(route));
    }
  });
  for (const link of document.querySelectorAll("main a[href^='/']")) observer.observe(link);
}

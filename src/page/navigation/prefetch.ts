import { mayPrefetch } from "../../shared/browser/connection";
import { findLoader } from "./gatsbyLoader";
import { findRoute } from "./internalLink";

function withoutHash(route: string): string {
  return route.replace(/[?#].*/s, "");
}

/** Loads a page the reader is about to open: the pointer, a finger or the focus is on its link. */
export function prefetch(route: string): void {
  if (mayPrefetch()) findLoader()?.hovering(__PATH_PREFIX__ + withoutHash(route));
}

let observer: IntersectionObserver | undefined;

/** What is looked at together: a browser asks for every observed place with every frame, and code is full of links. */
const BLOCK = "figure, p, li, td";

/** The pages that the text links to, by the block that does. */
function collectRoutes(prefix: string): Map<Element, Set<string>> {
  const byBlock = new Map<Element, Set<string>>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
    const route = findRoute(link, prefix);
    if (route === undefined) continue;
    const block = link.closest(BLOCK) ?? link;
    byBlock.set(block, (byBlock.get(block) ?? new Set()).add(prefix + withoutHash(route)));
  }
  return byBlock;
}

/**
 * Queues the pages whose links are in view in the main content, each once. The sidebar is left out: it
 * always shows most of the site, and guessing all of it costs more than it saves.
 */
export function observeLinksInView(prefix: string): void {
  observer?.disconnect();
  if (!mayPrefetch()) return;
  const waiting = collectRoutes(prefix);
  const take = (route: string): void => {
    findLoader()?.enqueue(route);
    for (const [block, routes] of waiting) {
      if (!routes.delete(route) || routes.size > 0) continue;
      waiting.delete(block);
      observer?.unobserve(block);
    }
  };
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) [...(waiting.get(target) ?? [])].forEach(take);
    }
  });
  for (const block of waiting.keys()) observer.observe(block);
}

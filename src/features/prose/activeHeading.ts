/** The share of the viewport, from its top, in which a heading counts as being read. */
const READING_LINE = 0.25;

/** Entries that stay in view before and after the one being read, in CSS px. */
const CONTEXT = 96;

const readSlug = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1));

/** Anchor of the last listed heading above the reading line; `undefined` above the first. */
function findActive(slugs: readonly string[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  return slugs.findLast((slug) => {
    const top = document.getElementById(slug)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}

/**
 * Scrolls the list, and nothing else, to keep the entry being read in view: a long page has more entries
 * than fit on a screen.
 */
function keepInView(list: HTMLElement, entry: HTMLElement | undefined): void {
  if (list.scrollHeight <= list.clientHeight) return;
  if (!entry) {
    list.scrollTo(0, 0);
    return;
  }
  const frame = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  const tooHigh = Math.min(0, top - frame.top - CONTEXT);
  const tooLow = Math.max(0, bottom - frame.bottom + CONTEXT);
  list.scrollBy(0, tooHigh + tooLow);
}

/** Highlights the entry of the table of contents whose section is being read. */
export function showActiveHeading(): void {
  const list = document.querySelector<HTMLElement>("[data-contents]");
  if (!list) return;
  // The page has two lists, of which one is shown.
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const active = findActive(links.map(readSlug));
  const before = list.querySelector<HTMLAnchorElement>("[aria-current]");
  if (before ? readSlug(before) === active : active === undefined) return;
  // An attribute, because React compares texts when it hydrates the page.
  const summary = list.querySelector("summary");
  const heading = links.find((link) => readSlug(link) === active)?.textContent;
  if (summary) summary.dataset["heading"] = heading ?? "";
  for (const link of links) {
    if (readSlug(link) === active) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
  keepInView(
    list,
    links.find((link) => link.hasAttribute("aria-current") && link.offsetParent !== null),
  );
}

let frame = 0;

/** Highlights it before the next frame, however often the page scrolls until then. */
export function scheduleActiveHeading(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    showActiveHeading();
  });
}

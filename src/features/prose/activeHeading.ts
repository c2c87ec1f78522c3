import { keepInView } from "../../shared/browser/keepInView";

/** The share of the viewport, from its top, in which a heading counts as being read. */
const READING_LINE = 0.25;

const readSlug = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1));

/** Anchor of the last listed heading above the reading line; `undefined` above the first. */
function findActive(slugs: readonly string[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  return slugs.findLast((slug) => {
    const top = document.getElementById(slug)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}

/** Highlights the entry of the table of contents whose section is being read. */
export function showActiveHeading(): void {
  const list = document.querySelector<HTMLElement>("[data-contents]");
  if (!list) return;
  // The page has two lists, of which one is shown.
  const links = [...list.querySelectorAll<HTMLAnchorElement>("a")];
  const active = findActive(links.map(readSlug));
  const before = list.querySelector<HTMLAnchorElement>("[aria-current]");
  if ((before ? readSlug(before) : undefined) === active) return;
  const entries = links.filter((link) => readSlug(link) === active);
  // An attribute, because React compares texts when it hydrates the page.
  const summary = list.querySelector("summary");
  if (summary) summary.dataset["heading"] = entries[0]?.textContent ?? "";
  for (const link of links) {
    if (entries.includes(link)) link.setAttribute("aria-current", "location");
    else link.removeAttribute("aria-current");
  }
  const shown = entries.find((link) => link.offsetParent !== null);
  // A long page has more entries than fit on a screen.
  if (shown) keepInView(list, shown);
  else list.scrollTo(0, 0);
}

let frame = 0;

/** Highlights it before the next frame, however often the page scrolls until then. */
export function scheduleActiveHeading(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    showActiveHeading();
  });
}

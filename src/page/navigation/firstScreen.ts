import type { RouterLocation } from "./routerLocation";

/** CSS px² that a character of text takes at least: what is laid out fills the screen and a bit more. */
const CHARACTER_AREA = 100;
/** Width of the column of text, in CSS px. */
const COLUMN = 720;

/** The blocks of the page's text: what it contains, and what its parts of static HTML contain. */
function listBlocks(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>(
      "main .prose > :not(.static-html), main .prose > .static-html > *",
    ),
  ];
}

/**
 * The blocks below the first screen, judged by the length of their texts and the reader's screen: asking for any size,
 * even the window's, would lay all of them out.
 */
function listLater(): HTMLElement[] {
  let room = (Math.min(screen.width, COLUMN) * screen.height) / CHARACTER_AREA;
  return listBlocks().filter(({ textContent }) => {
    const isLater = room < 0;
    room -= textContent.length;
    return isLater;
  });
}

/**
 * Paints a page that opens at its top in two frames: the first screen, then what is below it. On a phone, a long page
 * shows in half the time, because the browser lays out the part below later.
 */
export function paintFirstScreen(location: RouterLocation, previous: RouterLocation | null): void {
  const isOpened = previous !== null && previous.pathname !== location.pathname;
  const isByLink = location.action === "PUSH" || location.action === "REPLACE";
  if (!isOpened || !isByLink || location.hash !== "" || document.hidden) return;
  const later = listLater();
  const setVisibility = (value: string): void => {
    for (const { style } of later) style.contentVisibility = value;
  };
  setVisibility("hidden");
  requestAnimationFrame(() => setTimeout(setVisibility, 0, ""));
}

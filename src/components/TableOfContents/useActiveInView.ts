import { useEffect, type RefObject } from "react";

/** Entries that stay in view before and after the one being read, in CSS px. */
const CONTEXT = 96;

/**
 * Scrolls the list, and nothing else, to keep the entry being read in view: a long page has more entries
 * than fit on a screen.
 */
export function useActiveInView(list: RefObject<HTMLElement>, active: string | undefined): void {
  useEffect(() => {
    const box = list.current;
    if (!box || box.scrollHeight <= box.clientHeight) return;
    if (active === undefined) {
      box.scrollTo(0, 0);
      return;
    }
    const entry = [...box.querySelectorAll<HTMLElement>("[aria-current]")].find(
      ({ offsetParent }) => offsetParent !== null,
    );
    if (!entry) return;
    const frame = box.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    const tooHigh = Math.min(0, top - frame.top - CONTEXT);
    const tooLow = Math.max(0, bottom - frame.bottom + CONTEXT);
    box.scrollBy(0, tooHigh + tooLow);
  }, [list, active]);
}

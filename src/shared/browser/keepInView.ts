/** What stays in view before and after the entry, in CSS px. */
const CONTEXT = 96;

/** Scrolls a list as little as it takes, and nothing else, until an entry of it is in view. */
export function keepInView(list: HTMLElement, entry: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const frame = list.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  const tooHigh = Math.min(0, top - frame.top - CONTEXT);
  const tooLow = Math.max(0, bottom - frame.bottom + CONTEXT);
  list.scrollBy(0, tooHigh + tooLow);
}

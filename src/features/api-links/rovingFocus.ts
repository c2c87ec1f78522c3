import { closestTo } from "../../shared/browser/closest";

/** What is one stop of the Tab key, however much is in it: the links of a block of code, and its buttons. */
const GROUPS = "main pre, main .code-actions";

const STOPS = "a[href], button";

const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const stopsOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(STOPS)];

function makeOnlyStop(stop: HTMLElement, stops: readonly HTMLElement[]): void {
  for (const each of stops) each.tabIndex = each === stop ? 0 : -1;
}

/**
 * Leaves each group of the page that has just arrived one stop: a guide has hundreds of links in its code,
 * which nobody wants to tab through.
 */
export function initRovingTabindex(): void {
  for (const group of document.querySelectorAll(GROUPS)) {
    const stops = stopsOf(group);
    const copy = stops.find(({ dataset }) => dataset["action"] === "copy");
    const stop = stops.find((each) => each === document.activeElement) ?? copy ?? stops[0];
    if (stop) makeOnlyStop(stop, stops);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const group = closestTo(event, GROUPS);
  const stop = closestTo(event, STOPS);
  const move = KEYS[event.key];
  // Among names whose types are known the cards lead the focus; see `cards.ts`.
  if (!group || !stop || !move || stop.dataset["type"] !== undefined) return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = stopsOf(group);
  const next = stops[move(stops.indexOf(stop), stops.length)];
  event.preventDefault();
  if (!next) return;
  makeOnlyStop(next, stops);
  next.focus();
}

/** Lets arrow keys, Home and End go through a group (APG, roving tabindex); called once. */
export function startRovingFocus(): void {
  document.addEventListener("keydown", onKeyDown);
}

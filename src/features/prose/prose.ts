import { copyCode, markScrollable, toggleWrap } from "./code";
import { chooseTab, findTabByKey, restoreTabs } from "./tabs";

function closest(event: Event, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null;
  return found instanceof HTMLElement ? found : undefined;
}

function onClick(event: MouseEvent): void {
  const tab = closest(event, "[role=tab]");
  if (tab) chooseTab(tab);
  const button = closest(event, "button[data-action]");
  if (button?.dataset["action"] === "copy") void copyCode(button);
  if (button?.dataset["action"] === "wrap") toggleWrap(button);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = closest(event, ".tabs [role=tab]");
  const next = tab && findTabByKey(tab, event.key);
  if (!next) return;
  event.preventDefault();
  chooseTab(next);
  next.focus();
}

/** Brings the static HTML of pages to life by listeners on the document; called once. */
export function startProse(): void {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  window.addEventListener("resize", markScrollable, { passive: true });
}

/** Prepares the page that has just arrived. */
export function prepareProse(): void {
  restoreTabs();
  markScrollable();
}

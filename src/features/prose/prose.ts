import type { Actions } from "../../shared/browser/actions";
import { closestTo } from "../../shared/browser/closest";
import { scheduleActiveHeading } from "./activeHeading";
import { copyCode, toggleWrap, watchScrollable } from "./code";
import { chooseTab, findTabByKey, restoreTabs } from "./tabs";

/** What the buttons of static HTML do. */
export const PROSE_ACTIONS: Actions = {
  copy: (button) => void copyCode(button),
  wrap: toggleWrap,
};

function onKeyDown(event: KeyboardEvent): void {
  const tab = closestTo(event, ".tabs [role=tab]");
  const next = tab && findTabByKey(tab, event.key);
  if (!next) return;
  event.preventDefault();
  chooseTab(next);
  next.focus();
}

/** Makes the static HTML of pages work by listeners on the document; called once. */
export function startProse(): void {
  document.addEventListener("click", (event) => {
    const tab = closestTo(event, "[role=tab]");
    if (tab) chooseTab(tab);
    // The list covers the page that its entry leads to.
    closestTo(event, "[data-contents] details a")?.closest("details")?.removeAttribute("open");
  });
  document.addEventListener("keydown", onKeyDown);
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, scheduleActiveHeading, { passive: true });
}

/** Prepares the page that has just arrived. */
export function prepareProse(): void {
  restoreTabs();
  watchScrollable();
  scheduleActiveHeading();
}

import type { Actions } from "../../shared/browser/actions";
import { closestTo } from "../../shared/browser/closest";
import { findTarget } from "../../shared/browser/findTarget";
import { reveal } from "../../shared/browser/reveal";
import { scheduleActiveHeading } from "./activeHeading";
import { copy, toggleWrap, watchScrollable } from "./code";
import { chooseTab, findTabByKey, openPanel, prepareTabs, recallTabs } from "./tabs";

/** What the buttons of static HTML do. */
export const PROSE_ACTIONS: Actions = {
  copy: (button) => void copy(button),
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

/** Opens the folds and tabs around the place that the address leads to. Returns it if one was closed. */
function openAnchor(): HTMLElement | undefined {
  const target = findTarget(window.location.hash);
  return target && reveal(target) ? target : undefined;
}

/** The address of the page that was opened last. */
let opened = "";

/** Chooses the tabs of a page that has just arrived, and opens what its address leads to. */
function openPage(): void {
  prepareTabs();
  const { href } = window.location;
  // A page that is hydrated may have been open for minutes.
  if (href !== opened) openAnchor();
  opened = href;
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
  document.addEventListener("beforematch", (event) => {
    const panel = closestTo(event, ".tab-panel");
    if (panel) openPanel(panel);
  });
  // Where the browser has opened it, it has scrolled there too.
  window.addEventListener("hashchange", () => openAnchor()?.scrollIntoView());
  window.addEventListener("pageshow", ({ persisted }) => persisted && recallTabs());
  for (const type of ["scroll", "resize"])
    window.addEventListener(type, scheduleActiveHeading, { passive: true });
}

/** Prepares the page that has just arrived. */
export function prepareProse(): void {
  openPage();
  watchScrollable();
  scheduleActiveHeading();
}

import { createStorageSlot } from "../../shared/browser/storage";

const isLabel = (text: string): text is string => text.length <= 100;

function slotOf(group: string) {
  return createStorageSlot(`tabs.${group}`, isLabel);
}

function tabsOf(set: Element): HTMLElement[] {
  return [...set.querySelectorAll<HTMLElement>(":scope > [role=tablist] > [role=tab]")];
}

function select(set: Element, chosen: HTMLElement): void {
  for (const tab of tabsOf(set)) {
    const selected = tab === chosen;
    tab.setAttribute("aria-selected", String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("data-active", selected);
    // Find in page looks into it, and asks for its tab.
    if (selected) panel?.removeAttribute("hidden");
    else panel?.setAttribute("hidden", "until-found");
  }
}

const listSets = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(".tabs");

/** Selects the tab of this label in every set of the group that has it. */
function selectInGroup(group: string, label: string): void {
  for (const set of listSets()) {
    if (set.dataset["group"] !== group) continue;
    const tab = tabsOf(set).find((candidate) => candidate.textContent === label);
    if (tab) select(set, tab);
  }
}

const groupOf = (tab: Element): string => tab.closest<HTMLElement>(".tabs")?.dataset["group"] ?? "";

/** Shows the panel of a tab, and that of its label everywhere in its group. */
function show(tab: HTMLElement): void {
  const set = tab.closest(".tabs");
  const group = groupOf(tab);
  if (group !== "") selectInGroup(group, tab.textContent);
  else if (set) select(set, tab);
}

/** A reader has chosen a tab: its group follows, and the choice is remembered. */
export function chooseTab(tab: HTMLElement): void {
  // The set may move as others change height; keep it where the reader's eye is.
  const before = tab.getBoundingClientRect().top;
  show(tab);
  if (groupOf(tab) !== "") slotOf(groupOf(tab)).write(tab.textContent);
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Something was found in a panel, or an address leads into it: its tab is chosen, and nothing is remembered. */
export function openPanel(panel: HTMLElement): void {
  const tab = document.getElementById(panel.getAttribute("aria-labelledby") ?? "");
  if (tab) show(tab);
}

/** Sets that have been prepared: hydration leaves what the reader has chosen since. */
const prepared = new WeakSet<Element>();

/** Shows the choice that is remembered for the group of a set; without one, the set stays as it is. */
function recall(set: HTMLElement): void {
  const group = set.dataset["group"] ?? "";
  const label = group === "" ? undefined : slotOf(group).read();
  const tabs = tabsOf(set);
  const isShown = (tab: HTMLElement): boolean => tab.getAttribute("aria-selected") === "true";
  const chosen = tabs.find((tab) => tab.textContent === label) ?? tabs.find(isShown);
  if (chosen) select(set, chosen);
}

/** Shows the remembered choices on a page that has just arrived. */
export function prepareTabs(): void {
  for (const set of listSets()) {
    if (prepared.has(set)) continue;
    prepared.add(set);
    recall(set);
  }
}

/** Shows what has been chosen on other pages while the browser kept this one whole. */
export function recallTabs(): void {
  for (const set of listSets()) recall(set);
}

/** The tab that a key leads to (WAI-ARIA tabs pattern); `undefined` for other keys. */
export function findTabByKey(tab: HTMLElement, key: string): HTMLElement | undefined {
  const set = tab.closest(".tabs");
  const tabs = set ? tabsOf(set) : [];
  const at = tabs.indexOf(tab);
  const places: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : tabs.at(place);
}

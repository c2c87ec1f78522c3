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
  }
}

/** Selects the tab of this label in every set of the group that has it. */
function selectInGroup(group: string, label: string): void {
  for (const set of document.querySelectorAll<HTMLElement>(".tabs")) {
    if (set.dataset["group"] !== group) continue;
    const tab = tabsOf(set).find((candidate) => candidate.textContent === label);
    if (tab) select(set, tab);
  }
}

/** A reader has chosen a tab: its group follows, and the choice is remembered. */
export function chooseTab(tab: HTMLElement): void {
  const set = tab.closest<HTMLElement>(".tabs");
  if (!set) return;
  const group = set.dataset["group"] ?? "";
  const label = tab.textContent;
  // The set may move as others change height; keep it where the reader's eye is.
  const before = tab.getBoundingClientRect().top;
  if (group === "") select(set, tab);
  else {
    selectInGroup(group, label);
    slotOf(group).write(label);
  }
  window.scrollBy(0, tab.getBoundingClientRect().top - before);
}

/** Shows the remembered choices on a page that has just arrived. */
export function restoreTabs(): void {
  const groups = new Set(
    [...document.querySelectorAll<HTMLElement>(".tabs")].map((set) => set.dataset["group"] ?? ""),
  );
  for (const group of groups) {
    const label = group === "" ? undefined : slotOf(group).read();
    if (label !== undefined) selectInGroup(group, label);
  }
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

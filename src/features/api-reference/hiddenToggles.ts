import { useSyncExternalStore } from "react";
import { INDEX_TOGGLES, type IndexToggle } from "../../shared/api/memberIndex";
import { createStorageSlot } from "../../shared/browser/storage";

const NAMES: ReadonlySet<string> = new Set(INDEX_TOGGLES);

/** Names of toggles with a blank between, or nothing. */
function isList(text: string): text is string {
  return text === "" || text.split(" ").every((word) => NAMES.has(word));
}

/** Where the choice is stored. */
export const HIDDEN_TOGGLES_KEY = "api.index.hidden";

const slot = createStorageSlot(HIDDEN_TOGGLES_KEY, isList);
const listeners = new Set<() => void>();

/** The choice of this page's lifetime, for readers whose storage is full or forbidden. */
let choice = "";

function set(next: string): void {
  choice = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  choice = slot.read() ?? choice;
  const stopWatching = slot.watch((stored) => set(stored ?? ""));
  return () => {
    listeners.delete(listener);
    stopWatching();
  };
}

/** What the reader has switched off in the indexes, as a list with blanks; remembered. */
export function useHiddenToggles(): string {
  // Nothing is hidden in the HTML, nor in the first render, which has to be like it.
  return useSyncExternalStore(
    subscribe,
    () => choice,
    () => "",
  );
}

/** Switches a part of the indexes on or off, on all pages and in all tabs. */
export function switchToggle(toggle: IndexToggle, hide: boolean): void {
  const others = choice.split(" ").filter((name) => name !== "" && name !== toggle);
  const next = [...others, ...(hide ? [toggle] : [])].join(" ");
  slot.write(next);
  set(next);
}

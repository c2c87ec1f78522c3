import { useCallback, useEffect, useState } from "react";
import { createStorageSlot } from "../../shared/browser/storage";

/** Roles of elements for which letters mean something. */
const TAKES_LETTERS =
  "input, textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=grid]";

/** Whether a key goes into a text, which may be in a shadow root, as the code editor's is. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest(TAKES_LETTERS) !== null)
  );
}

type SingleKeys = "on" | "off";

/**
 * Whether the keys / and S open the search. Readers who speak to the computer press single keys by
 * accident, so they can switch them off (WCAG 2.1.4).
 */
const slot = createStorageSlot(
  "search-single-keys",
  (text): text is SingleKeys => text === "on" || text === "off",
);

let chosen: SingleKeys | undefined;

function areSingleKeysOn(): boolean {
  return (slot.read() ?? chosen ?? "on") === "on";
}

/** The setting of single keys and how to change it; before hydration it is on. */
export function useSingleKeys(): readonly [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(true);
  useEffect(() => {
    setOn(areSingleKeysOn());
    return slot.watch((value) => setOn((value ?? "on") === "on"));
  }, []);
  const set = useCallback((next: boolean) => {
    chosen = next ? "on" : "off";
    slot.write(chosen);
    setOn(next);
  }, []);
  return [on, set];
}

function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Whether a key asks for the search: Ctrl+K (⌘K on a Mac) anywhere, / and S outside of texts. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    return key === "k" && !event.shiftKey && (isMac() ? event.metaKey : event.ctrlKey);
  }
  // On many keyboards the slash is typed with Shift.
  const isSingleKey = key === "/" || (key === "s" && !event.shiftKey);
  return isSingleKey && !isTyping(event) && areSingleKeysOn();
}

/** The name of the shortcut on this machine; decided after hydration, so that HTML is the same for all. */
export function useShortcutName(): string {
  const [name, setName] = useState("Ctrl+K");
  useEffect(() => {
    if (isMac()) setName("⌘K");
  }, []);
  return name;
}

import { useEffect, useState } from "react";
import { isTyping } from "./isTyping";
import { areSingleKeysOn } from "./singleKeys";

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

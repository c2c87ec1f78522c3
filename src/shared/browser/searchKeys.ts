import { isAppExpected } from "./appExpected";
import { isComposing, readShortcutKey } from "./keys";
import { SEARCH_BOX } from "./searchField";
import { createStorageSlot } from "./storage";

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

/**
 * Whether the keys / and S open the search. Readers who speak to the computer press single keys by
 * accident, so they can switch them off (WCAG 2.1.4).
 */
export const singleKeys = createStorageSlot(
  "search-single-keys",
  (text): text is "on" | "off" => text === "on" || text === "off",
);

/** The reader's choice on this page, for a browser that stores nothing. */
let chosen: "on" | "off" | undefined;

/** Switches the single keys on or off. */
export function setSingleKeys(on: boolean): void {
  chosen = on ? "on" : "off";
  singleKeys.write(chosen);
}

/** Whether the single keys are on, as they are until the reader chooses. */
export const areSingleKeysOn = (): boolean => (singleKeys.read() ?? chosen ?? "on") === "on";

/** Whether this machine has ⌘ in place of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Whether a key asks for the search: Ctrl+K (⌘K on a Mac) anywhere, / and S outside of texts. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (isComposing(event) || event.altKey) return false;
  const key = readShortcutKey(event);
  if (event.ctrlKey || event.metaKey) {
    return key === "k" && !event.shiftKey && (isMac() ? event.metaKey : event.ctrlKey);
  }
  // On many keyboards the slash is typed with Shift.
  const isSingleKey = key === "/" || (key === "s" && !event.shiftKey);
  return isSingleKey && !isTyping(event) && areSingleKeysOn();
}

/** Makes the keys of the search a click on its box; called once. Where the app has failed, keys stay the browser's. */
export function startSearchKeys(): void {
  document.addEventListener("keydown", (event) => {
    const box = document.querySelector<HTMLElement>(SEARCH_BOX);
    if (!box || event.defaultPrevented || !isAppExpected() || !asksForSearch(event)) return;
    event.preventDefault();
    // Another modal dialog keeps the keyboard; the search's is open already.
    if (document.querySelector("dialog:modal") === null) box.click();
  });
}

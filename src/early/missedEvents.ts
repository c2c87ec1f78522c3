import { closestTo } from "../shared/browser/closest";
import { isTypedKey } from "../shared/browser/typedKey";

/** Whether the app can come: the root element says so, which `src/boot/boot.js` changes. */
const isAppExpected = (): boolean => document.documentElement.hasAttribute("data-app");

/** Buttons that work without React. */
const STATIC = "[data-action], [role=tab]";

/** The button that opens the search. */
const SEARCH = "[aria-haspopup=dialog]";

/** Marks a button whose click waits, so that the pointer can say so. */
const WAITING = "data-waiting";

/** Whether a key may ask for the search; `features/search/keys.ts` decides when the app has come. */
function mayAskForSearch(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return event.key === "k";
  return (
    isTypedKey(event) && /^[/s]$/.test(event.key) && !closestTo(event, "input, select, textarea")
  );
}

/** Tells the app where the pointer and the focus are: it has not seen them come. */
function repeatPresence(): void {
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Keeps every click on a button of React until the page is hydrated, which the signal says, and a key that
 * asks for the search. Offline, it keeps clicks on links: the app says that there is no network, where the browser
 * would replace the page. On a page whose app fails, nothing is kept and no key is taken from the browser. Returns a
 * function that carries out, in its order, what was kept; until then, what is typed after that key, or after a
 * click on the search, is kept, too.
 */
export function keepEvents(signal: AbortSignal): () => Promise<void> {
  const clicked: HTMLElement[] = [];
  const keys: KeyboardEvent[] = [];
  let isAsked = false;
  const onClick = (event: Event): void => {
    const button = closestTo(event, navigator.onLine ? "button" : "a, button");
    if (!button || button.matches(STATIC) || !isAppExpected()) return;
    event.preventDefault();
    button.toggleAttribute(WAITING, true);
    clicked.push(button);
    isAsked = button.matches(SEARCH);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isKept = isAsked ? isTypedKey(event) : mayAskForSearch(event);
    if (!isKept || !isAppExpected()) return;
    event.preventDefault();
    // The app, which may listen by now, hears the key in its turn.
    if (signal.aborted) event.stopImmediatePropagation();
    isAsked = event.key !== "Escape";
    keys.push(event);
  };
  document.addEventListener("click", onClick, { capture: true, signal });
  document.addEventListener("keydown", onKeyDown);
  return async () => {
    repeatPresence();
    for (const button of clicked) {
      button.removeAttribute(WAITING);
      // Hydration may have put another one in its place.
      if (button.isConnected) button.click();
    }
    document.removeEventListener("keydown", onKeyDown);
    for (const key of keys) {
      // A search that opened hears the key: React renders in a microtask. No new key comes between.
      await Promise.resolve();
      document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    }
  };
}

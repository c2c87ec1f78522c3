import { closestTo } from "../shared/browser/closest";

/** Buttons that work without React. */
const STATIC = "[data-action], [role=tab]";

/** Marks a button whose click waits, so that the pointer can say so. */
const WAITING = "data-waiting";

/** Whether a key may ask for the search; `features/search/keys.ts` decides when the app has come. */
function mayAskForSearch(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return event.key === "k";
  return /^[/s]$/.test(event.key) && !closestTo(event, "input, select, textarea");
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
 * Keeps every click on a button of React until the page is hydrated, and a key that asks for the search with
 * what is typed after it, so that none is lost. Returns a function that lets all later ones pass, and
 * returns one that carries out those that were kept, in their order.
 */
export function keepEvents(): () => () => void {
  const clicked: HTMLElement[] = [];
  const onClick = (event: Event): void => {
    const button = closestTo(event, "button");
    if (!button || button.matches(STATIC)) return;
    button.toggleAttribute(WAITING, true);
    clicked.push(button);
  };
  const keys: KeyboardEvent[] = [];
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyped = keys.length > 0 && !event.ctrlKey && !event.metaKey;
    if (!isTyped && !mayAskForSearch(event)) return;
    event.preventDefault();
    keys.push(event);
  };
  document.addEventListener("click", onClick, true);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("click", onClick, true);
    document.removeEventListener("keydown", onKeyDown);
    return () => {
      repeatPresence();
      for (const button of clicked) {
        button.removeAttribute(WAITING);
        // Hydration may have put another one in its place.
        if (button.isConnected) button.click();
      }
      // Each in its own turn, so that the search that one opens hears the next.
      for (const key of keys) {
        setTimeout(() => document.body.dispatchEvent(new KeyboardEvent("keydown", key)));
      }
    };
  };
}

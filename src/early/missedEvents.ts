import { closestTo } from "../shared/browser/closest";

/** Buttons that work without React. */
const STATIC = "[data-action], [role=tab]";

/** Marks a button whose click waits, so that the pointer can say so. */
const WAITING = "data-waiting";

/** Tells the app where the pointer and the focus are: it has not seen them come. */
function repeatPresence(): void {
  const hovered = [...document.querySelectorAll(":hover")].at(-1);
  hovered?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body)
    activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/**
 * Keeps every click on a button of React until the page is hydrated, so that none is lost. Returns a
 * function that carries them out, in their order, and lets all later ones pass.
 */
export function keepEvents(): () => void {
  const clicked: HTMLElement[] = [];
  const onClick = (event: Event): void => {
    const button = closestTo(event, "button");
    if (!button || button.matches(STATIC)) return;
    button.toggleAttribute(WAITING, true);
    clicked.push(button);
  };
  document.addEventListener("click", onClick, true);
  return () => {
    document.removeEventListener("click", onClick, true);
    repeatPresence();
    for (const button of clicked) {
      button.removeAttribute(WAITING);
      // Hydration may have put another one in its place.
      if (button.isConnected) button.click();
    }
  };
}

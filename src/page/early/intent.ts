import { closestTo } from "../../shared/browser/closest";
import { findTarget } from "../../shared/browser/findTarget";
import { observeSeen } from "../../shared/browser/observeSeen";
import { createStorageSlot } from "../../shared/browser/storage";
import { whenParsed } from "../../shared/browser/whenParsed";
import { HYDRATE_ATTRIBUTE } from "../../shared/contracts/appStart";

/** What a reader can use and only the app makes work; the browser follows links without it. */
const CONTROLS = "button, input, label, select, summary, textarea, [tabindex='0']";

/**
 * Whether the reader is about to use what the event is over. A mouse rests on a link before a click; offline, the
 * browser would follow it to an error.
 */
function isIntent(event: Event): boolean {
  const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  const isForLink = isMouse || !navigator.onLine;
  return closestTo(event, isForLink ? `a, ${CONTROLS}` : CONTROLS) !== undefined;
}

/** Whether only the app can show this entry of the history, or its address, as it was. */
function isAppEntry(): boolean {
  const { search, hash } = window.location;
  const target = findTarget(hash);
  // What is no anchor of the page holds a game or code, or is misspelled; a game opens by a link to it.
  const isForApp = hash !== "" && (!target || target.hasAttribute(HYDRATE_ATTRIBUTE));
  return window.history.state !== null || search !== "" || isForApp;
}

function isStored(key: string): boolean {
  const slot = createStorageSlot(key, (text): text is string => text !== "");
  return slot.read() !== undefined;
}

/** Calls back, once, when the page can no longer do without the app. */
export function onIntent(callBack: () => void): void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true, capture: true };
  const start = (): void => {
    if (listening.signal.aborted) return;
    listening.abort();
    callBack();
  };
  document.addEventListener("keydown", start, options);
  for (const type of ["pointerover", "pointerdown", "touchstart", "focusin", "click"]) {
    document.addEventListener(type, (event) => isIntent(event) && start(), options);
  }
  window.addEventListener("hashchange", () => isAppEntry() && start(), options);
  // Another tab has changed a preference: the app follows.
  window.addEventListener("storage", start, options);

  whenParsed(() => {
    if (listening.signal.aborted) return;
    const needy = [...document.querySelectorAll(`[${HYDRATE_ATTRIBUTE}]`)];
    const keyOf = (element: Element): string => element.getAttribute(HYDRATE_ATTRIBUTE) ?? "";
    if (isAppEntry() || needy.some((element) => isStored(keyOf(element)))) start();
    else {
      const awaited = needy.filter((element) => keyOf(element) === "");
      listening.signal.addEventListener("abort", observeSeen(awaited, start));
    }
  });
}

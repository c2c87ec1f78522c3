import { findName, findTypedCode, namesIn } from "./nameElement";
import {
  closeCard,
  onClick,
  onFocusIn,
  onKeyDown,
  onPointerDown,
  onPointerGone,
  onPointerOver,
  openNow,
} from "./symbolCard";
import { markNames } from "./typedCode";

export { closeCard };

/** How far each arrow key goes. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

async function goToFirst(figure: HTMLElement): Promise<void> {
  await markNames(figure);
  const [name] = namesIn(figure);
  name?.focus();
  // A click moves the focus without showing it; the reader has asked for the card all the same.
  if (name) openNow(name);
}

/** Leads from the button of a sample to its first name. */
function onTypesClick(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("[data-action=types]");
  const figure = button ? button.closest("figure") : null;
  // Without the network the button does nothing; the code is there.
  if (figure) void goToFirst(figure).catch(() => undefined);
}

/** Leads from one name of a sample to the next, as far as there is one. */
function onNameKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const name = findName(document.activeElement);
  const figure = findTypedCode(name ?? null);
  if (step === undefined || !name || !figure || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const names = namesIn(figure);
  const next = names[names.indexOf(name) + step];
  event.preventDefault();
  next?.focus();
}

const LISTENERS: Readonly<Record<string, readonly ((event: never) => void)[]>> = {
  pointerover: [onPointerOver],
  pointerdown: [onPointerDown],
  click: [onClick, onTypesClick],
  focusin: [onFocusIn],
  focusout: [closeCard],
  keydown: [onKeyDown, onNameKey],
};

/**
 * Shows what a symbol or a name is where a pointer rests on it or the keyboard reaches it. Called once;
 * `missed` is what has happened since the reader's first sign, in its order.
 */
export function startCards(missed: readonly Event[]): void {
  for (const [name, listeners] of Object.entries(LISTENERS)) {
    for (const listener of listeners) document.addEventListener(name, listener as EventListener);
  }
  document.documentElement.addEventListener("pointerleave", onPointerGone);
  for (const event of missed) {
    for (const listener of LISTENERS[event.type] ?? []) (listener as EventListener)(event);
  }
}

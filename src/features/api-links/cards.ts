import { onNameKey, onTypesClick } from "./nameKeys";
import {
  closeCard,
  onClick,
  onFocusIn,
  onKeyDown,
  onPointerDown,
  onPointerGone,
  onPointerOver,
} from "./symbolCard";

export { closeCard };

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

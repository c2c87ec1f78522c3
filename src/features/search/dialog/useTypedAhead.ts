import { useEffect, useLayoutEffect, useState } from "react";
import { isTypedKey } from "../../../shared/browser/typedKey";
import { keepText } from "../entryState";

/**
 * Keeps what a reader types between the shortcut and the arrival of the dialog's script, which on a slow
 * network is most of a word. It outlasts a reload. Escape calls the whole thing off.
 */
export function useTypedAhead(isWaiting: boolean, onEscape: () => void) {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (typed !== "") keepText(typed);
  }, [typed]);
  // Ends with the commit that brings the dialog: a later key is the field's.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isTypedKey(event)) return;
      // Enter is not for the link that still has the focus.
      event.preventDefault();
      if (event.key === "Escape") onEscape();
      else if (event.key === "Backspace") setTyped((text) => text.slice(0, -1));
      else if (event.key !== "Enter") setTyped((text) => text + event.key);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isWaiting, onEscape]);
  return {
    typed,
    forget: () => setTyped(""),
  };
}

import { useLayoutEffect, type MutableRefObject, type RefObject } from "react";

/** Where the focus was: in a control, by its name, or at one of the stops within the code, by its index. */
type Place = string | number;

/** Where the focus was in the part that went, until the next part takes it over. */
export type FocusInHand = MutableRefObject<Place | undefined>;

/** The links and folds of the code, which is the same in both parts. */
function listCodeStops(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(".static-html :is(a, summary, [tabindex='0'])")];
}

function findPlace(part: HTMLElement, place: Place): HTMLElement | null | undefined {
  if (typeof place === "number") return listCodeStops(part)[place];
  return part.querySelector<HTMLElement>(`[data-control="${place}"]`);
}

/**
 * Hands the focus on when one part of a block takes the place of another: React takes the focused element
 * out of the page, and a keyboard reader would begin again at the page's top. Controls with the same
 * `data-control` take each other's place, and so do the stops of the code; "run" replaces what the next
 * part does not have.
 *
 * @param part the outermost element of this part
 */
export function useHandedFocus(part: RefObject<HTMLElement>, handRef: FocusInHand): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const place = handRef.current;
    handRef.current = undefined;
    // An editor that has been loaded before has the focus by now.
    if (place !== undefined && !element.contains(document.activeElement)) {
      const same = findPlace(element, place);
      // It lies where the reader is; "run" may lie below the window.
      if (same) same.focus({ preventScroll: true });
      else findPlace(element, "run")?.focus();
    }
    // Runs before React takes the element away, so that it still has the focus.
    return () => {
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && element.contains(focused))
        handRef.current = focused.dataset["control"] ?? listCodeStops(element).indexOf(focused);
    };
  }, [part, handRef]);
}

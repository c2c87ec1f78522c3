import { useEffect, useLayoutEffect, useRef } from "react";
import { closeSearchField } from "../../../shared/browser/searchField";

/**
 * Opens a dialog as a modal one for as long as it is shown, and gives the focus back to where it was,
 * or to the search box; not when a result has taken it elsewhere.
 */
export function useModal(findBox: () => HTMLElement | null) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  const before = useRef<Element | null>(null);
  // With the commit: a key that follows it is the field's.
  useLayoutEffect(() => {
    isLeaving.current = false;
    // It is still open if nobody had to wait for this dialog's script.
    closeSearchField();
    before.current = document.activeElement;
    dialog.current?.showModal();
    // For the style of the page behind it; `:has()` would be matched again with every key.
    document.documentElement.toggleAttribute("data-search-open", true);
  }, []);
  // After the dialog has left the page, which it keeps inert.
  useEffect(
    () => () => {
      document.documentElement.removeAttribute("data-search-open");
      if (isLeaving.current) return;
      const { current } = before;
      const isThere =
        current instanceof HTMLElement && current !== document.body && current.isConnected;
      (isThere ? current : findBox())?.focus({ preventScroll: true });
    },
    [findBox],
  );
  return {
    dialog,
    keepFocus: (): void => {
      isLeaving.current = true;
    },
  };
}

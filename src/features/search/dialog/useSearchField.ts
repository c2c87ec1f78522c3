import { useLayoutEffect } from "react";
import {
  closeSearchField,
  findSearchField,
  openSearchField,
  watchSearchField,
} from "../../../shared/browser/searchField";
import { keepText } from "../entryState";

/**
 * Shows a field to type in while the script of the dialog loads. If a reader asked for the search before the app was
 * there, the field is open already.
 *
 * @param isWaiting whether the reader waits for that script
 * @param onText gets what was typed; a reload keeps it, too
 */
export function useSearchField(
  isWaiting: boolean,
  onClose: () => void,
  onText: (text: string) => void,
): void {
  // Ends with the commit that brings the dialog, which has read the text, or a button that takes the focus.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    const keep = (text: string): void => {
      if (text === "") return;
      keepText(text);
      onText(text);
    };
    openSearchField();
    const stopWatching = watchSearchField((text) => {
      keep(text);
      onClose();
    });
    return () => {
      stopWatching();
      keep(findSearchField()?.value ?? "");
      closeSearchField();
    };
  }, [isWaiting, onClose, onText]);
}

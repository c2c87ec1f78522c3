import { useLayoutEffect } from "react";
import {
  closeSearchField,
  findSearchField,
  openSearchField,
  watchSearchField,
} from "../../../shared/browser/searchField";
import { keepText } from "../entryState";
import { isDialogEntry } from "./dialogEntry";

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
  // The cleanup runs before the dialog opens, which has read the text by then, and before Retry takes the focus.
  useLayoutEffect(() => {
    if (!isWaiting) return undefined;
    openSearchField();
    const field = findSearchField();
    const stopWatching = watchSearchField(onClose);
    return () => {
      stopWatching();
      closeSearchField();
      if (!field?.value) return;
      // After Back the entry is the page's.
      if (isDialogEntry()) keepText(field.value);
      onText(field.value);
    };
  }, [isWaiting, onClose, onText]);
}

import { useLayoutEffect } from "react";
import type { ChunkState } from "../../../components/LazyPart/useChunk";
import {
  closeSearchField,
  openSearchField,
  findSearchField,
  watchSearchField,
} from "../../../shared/browser/searchField";
import { keepText } from "../entryState";

/**
 * Shows a field to type in while the script of the dialog loads, unless the script of a first view already does. The
 * dialog takes its text; if that script does not come, `onText` gets it, and it outlasts a reload.
 *
 * @param dialog how far the dialog is
 */
export function useSearchField(
  dialog: ChunkState<unknown>["kind"] | "closed",
  onClose: () => void,
  onText: (text: string) => void,
): void {
  // With the commit that brings the dialog: what closes the field is no longer the reader.
  useLayoutEffect(() => {
    if (dialog === "absent") {
      openSearchField();
      return watchSearchField(onClose);
    }
    if (dialog === "failed") {
      const text = findSearchField()?.value ?? "";
      closeSearchField();
      if (text !== "") {
        keepText(text);
        onText(text);
      }
    }
    return undefined;
  }, [dialog, onClose, onText]);
}

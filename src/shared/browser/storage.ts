/**
 * A preference in the browser's storage. Storage may be missing, full or forbidden; then reading returns
 * `undefined`, writing does nothing, and the page still works.
 */
export interface StorageSlot<Value extends string> {
  read(): Value | undefined;
  write(value: Value): void;
  /**
   * Calls back when another tab changes or clears the slot, and when the browser shows a page again that it has kept
   * whole: other pages may have changed it meanwhile. Returns a function that stops it.
   */
  watch(onChange: (value: Value | undefined) => void): () => void;
}

/**
 * Makes a slot of localStorage. `isValid` checks any stored text before it is used: it may come from the
 * reader, an extension or an older release.
 */
export function createStorageSlot<Value extends string>(
  key: string,
  isValid: (text: string) => text is Value,
): StorageSlot<Value> {
  const accept = (text: string | null): Value | undefined =>
    text !== null && isValid(text) ? text : undefined;
  const read = (): Value | undefined => {
    try {
      return accept(window.localStorage.getItem(key));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    write(value) {
      try {
        window.localStorage.setItem(key, value);
      } catch {
        // Full or forbidden: the choice lasts as long as the page.
      }
    },
    watch(onChange) {
      const listener = (event: StorageEvent): void => {
        // A key of null means that all of the storage was cleared. The value is read again: the event's
        // value is stale when this tab has written since.
        if (event.key === key || event.key === null) onChange(read());
      };
      const showAgain = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) onChange(read());
      };
      window.addEventListener("storage", listener);
      window.addEventListener("pageshow", showAgain);
      return () => {
        window.removeEventListener("storage", listener);
        window.removeEventListener("pageshow", showAgain);
      };
    },
  };
}

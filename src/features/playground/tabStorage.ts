/** A text that this tab keeps over a reload; `undefined` if there is none, or no storage. */
export function readTabText(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text as long as the tab; `undefined` forgets it. Without storage, or a full one, nothing happens. */
export function keepTabText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // The text stands in the editor all the same; a reload loses it, as in any other text box.
  }
}

/** The id that a hash names; empty for a damaged one. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** What a hash names on the page; nothing for a damaged one. */
export const findTarget = (hash: string): HTMLElement | null =>
  document.getElementById(readAnchor(hash));

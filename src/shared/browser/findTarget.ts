/** The id that a hash names; empty for a damaged one. */
export function readAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** What a hash names on the page; nothing for an empty or a damaged one. */
export function findTarget(hash: string): HTMLElement | null {
  const anchor = readAnchor(hash);
  // Firefox warns of a search for an empty id.
  return anchor === "" ? null : document.getElementById(anchor);
}

/** The id that the address asks for; a malformed `%` stays as it is. */
function wantedId(): string {
  const id = window.location.hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Leads an anchor in the wrong case, such as `#chooseOnBoard`, to the one that exists. The browser
 * goes there itself, so that `:target` and the scroll position are right, and Back skips the mistake.
 */
export function repairHash(): void {
  const id = wantedId();
  const lower = id.toLowerCase();
  if (id === lower || document.getElementById(id)) return;
  if (document.getElementById(lower)) window.location.replace(`#${encodeURIComponent(lower)}`);
}

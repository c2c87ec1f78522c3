/**
 * An author's code as readers get it: a no-break space looks like a space, but a shell does not take it for
 * one. The length stays the same.
 */
export function shownCode(code: string): string {
  return code.replaceAll("\u00a0", " ");
}

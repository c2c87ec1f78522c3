/** The text of any value. Never throws: an object may have no `toString`, or one that fails. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "an object without a text";
  }
}

/**
 * Whether a key is part of what a reader types into a field that is yet to open: a character, Backspace,
 * Enter or Escape. All others stay with the browser, above all Tab.
 */
export function isTypedKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return false;
  return key.length === 1 || /^(Backspace|Enter|Escape)$/.test(key);
}

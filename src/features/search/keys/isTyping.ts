/** Roles of elements for which letters mean something. */
const TAKES_LETTERS =
  "input, textarea, select, [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=grid]";

/** Whether a key goes into a text, which may be in a shadow root, as the code editor's does. */
export function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest(TAKES_LETTERS) !== null)
  );
}

import { SEARCH_FIELD } from "../contracts/siteIds";
import { isComposing } from "./keys";

/** The button that opens the search. */
export const SEARCH_BOX = "[aria-haspopup=dialog]";

const find = (): HTMLDialogElement | undefined =>
  document.querySelector<HTMLDialogElement>(`#${SEARCH_FIELD}`) ?? undefined;

/**
 * The field without what only the search's dialog can do. Its classes are those of the dialog, which takes the same
 * place.
 */
const toMarkup = (icon: string): string =>
  `<dialog class="search-dialog" id="${SEARCH_FIELD}" aria-label="Search"><div class="search-panel"><div class="search-field">${icon}<input type="search" aria-label="Search the documentation" placeholder="Search guides and API" autocomplete="off" autocapitalize="off" autocorrect="off" spellcheck="false" enterkeyhint="go"><button type="button" class="button" aria-label="Close search, Esc"><span class="search-key">Esc</span><span class="search-word">Close</span></button></div><p class="search-line" role="status">Loading…</p></div></dialog>`;

/** Says that the reader has closed the field. */
const LEFT = "left";

/**
 * Opens a modal dialog with nothing but a field, in which a reader types while the search loads. On a phone,
 * the keyboard comes at once. Does nothing while a modal dialog is open.
 */
export function openSearchField(): void {
  if (find() || document.querySelector("dialog:modal")) return;
  const icon = document.querySelector(`${SEARCH_BOX} svg`)?.outerHTML ?? "";
  const selection = window.getSelection()?.toString() ?? "";
  document.body.insertAdjacentHTML("beforeend", toMarkup(icon));
  const dialog = find();
  const field = findSearchField();
  if (!dialog || !field) return;
  // The selection of the page ends where the focus goes.
  field.dataset["selection"] = selection;
  const leave = (): void => {
    if (find() !== dialog) return;
    closeSearchField();
    dialog.dispatchEvent(new Event(LEFT));
  };
  // Android's back gesture closes it, too.
  dialog.addEventListener("close", leave);
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target as Element).closest("button")) leave();
  });
  // The browser's own Escape empties the field first.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    event.preventDefault();
    leave();
  });
  dialog.showModal();
}

/** Says something in the field in place of "Loading…", if it is open. */
export function reportInSearchField(text: string): void {
  const line = find()?.querySelector("[role=status]");
  if (line) line.textContent = text;
}

/** Calls back when the reader closes the field. Returns a function that stops it. */
export function watchSearchField(onClose: () => void): () => void {
  const dialog = find();
  dialog?.addEventListener(LEFT, onClose);
  return () => dialog?.removeEventListener(LEFT, onClose);
}

/** The field, if it is open. */
export const findSearchField = (): HTMLInputElement | undefined =>
  find()?.querySelector("input") ?? undefined;

/** Closes the field, if it is open; the focus returns to where it was. */
export function closeSearchField(): void {
  const dialog = find();
  if (!dialog) return;
  // Its own `close` event, which follows, must not find it.
  dialog.id = "";
  dialog.close();
  dialog.remove();
}

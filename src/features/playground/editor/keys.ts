import { indentWithTab, redo } from "@codemirror/commands";
import { Prec, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

/**
 * Ctrl+Enter and Ctrl+S, or those with Cmd. The text is always kept, so saving means running it; in the search
 * panel, too, the browser's dialog for saving the page must not open.
 */
export const runKeys = (onRun: () => void): Extension =>
  keymap.of(
    ["Mod-Enter", "Mod-s"].map((key) => ({
      key,
      scope: "editor search-panel",
      preventDefault: true,
      run: (view) => {
        onRun();
        view.dispatch({ effects: EditorView.announce.of("Running the code.") });
        return true;
      },
    })),
  );

/** Redo by the keys of every system: Windows has Ctrl+Y, Linux and macOS also Ctrl+Shift+Z. */
export const redoKeys: Extension = keymap.of(
  ["Mod-Shift-z", "Mod-y"].map((key) => ({ key, run: redo, preventDefault: true })),
);

/**
 * Bold and underline, which the browser would begin in any editable text. Ctrl+I selects the enclosing syntax,
 * and Ctrl+U takes a selection back.
 */
export const noFormats: Extension = keymap.of([{ key: "Mod-b", run: () => true }]);

/**
 * The Tab key moves the focus until the reader has edited or clicked, and again after Escape; then it
 * indents. So whoever walks through the page by Tab is not held (WCAG 2.1.2), and nothing is timed.
 */
export const tabKey: Extension = [
  keymap.of([indentWithTab]),
  Prec.highest(
    keymap.of([
      {
        key: "Escape",
        run: (view) => {
          view.setTabFocusMode(true);
          return false;
        },
      },
    ]),
  ),
  EditorView.domEventHandlers({
    focus: (_, view) => view.setTabFocusMode(true),
    click: (_, view) => view.setTabFocusMode(false),
  }),
  EditorView.updateListener.of(({ view, transactions }) => {
    if (transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete")))
      view.setTabFocusMode(false);
  }),
];

/**
 * Replaces a selection by typed text without the browser's help. Chromium would keep the color of the
 * first replaced word in a style attribute, which the page's policy forbids, before the editor takes it
 * out again; that is an error in the console.
 */
export const replaceInput = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { state } = view;
    const { data, inputType } = event;
    if (inputType !== "insertText" || data === null || view.composing || state.readOnly)
      return false;
    if (state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

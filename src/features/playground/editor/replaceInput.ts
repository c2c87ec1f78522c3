import { EditorView } from "@codemirror/view";

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

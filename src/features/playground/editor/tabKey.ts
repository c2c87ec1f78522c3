import { indentWithTab } from "@codemirror/commands";
import { Prec, type Extension } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

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
    focus: (_, view) => {
      view.setTabFocusMode(true);
    },
    click: (_, view) => {
      view.setTabFocusMode(false);
    },
  }),
  EditorView.updateListener.of(({ view, transactions }) => {
    if (transactions.some((each) => each.isUserEvent("input") || each.isUserEvent("delete")))
      view.setTabFocusMode(false);
  }),
];

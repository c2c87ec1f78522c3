import { StateField, type EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView, type DecorationSet } from "@codemirror/view";

const mark = Decoration.line({ class: "cm-place" });

function markLines(state: EditorState, lines: readonly number[]): DecorationSet {
  const starts = lines.map((line) => state.doc.line(Math.max(1, Math.min(line, state.doc.lines))));
  return Decoration.set(
    starts.map(({ from }) => mark.range(from)),
    true,
  );
}

/**
 * Marks the lines, from 1, after which something is to be written. The marks move with the text, and are there
 * again when it is what it was at first.
 */
export function placeMarks(lines: readonly number[]): Extension {
  if (lines.length === 0) return [];
  let first: EditorState["doc"] | undefined;
  return StateField.define<DecorationSet>({
    create: (state) => {
      first = state.doc;
      return markLines(state, lines);
    },
    update: (marks, { docChanged, changes, state }) => {
      if (!docChanged) return marks;
      return first && state.doc.eq(first) ? markLines(state, lines) : marks.map(changes);
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}

/** What the marks say, for readers who do not see them. */
export function describePlaces(lines: readonly number[]): string {
  if (lines.length === 0) return "";
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(lines.map(String));
  return ` This step changes the code after ${lines.length === 1 ? "line" : "lines"} ${list}.`;
}

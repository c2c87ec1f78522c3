import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { StateEffect, StateField, type EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView, WidgetType, type DecorationSet } from "@codemirror/view";

/** What is wrong at a place of the code. */
export interface EditorDiagnostic {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly severity: "error" | "warning";
}

const setProblems = StateEffect.define<readonly EditorDiagnostic[]>();

function drawProblem({ message, severity }: EditorDiagnostic): HTMLElement {
  const element = document.createElement("span");
  element.className = `cm-problem cm-problem-${severity}`;
  element.textContent = message;
  // It is in the description of the text box; in the text it would be read as code.
  element.setAttribute("aria-hidden", "true");
  return element;
}

/**
 * The message below its line, for everybody who cannot rest a pointer on the mark. No class of our own:
 * the site's classes are compiled to functions, and those cannot extend a class of the browser's.
 */
function createProblemText(problem: EditorDiagnostic): WidgetType {
  const widget = Reflect.construct(WidgetType, []) as WidgetType;
  return Object.assign(widget, {
    toDOM: () => drawProblem(problem),
    ignoreEvent: () => false,
  });
}

function lineOf(state: EditorState, { line }: EditorDiagnostic) {
  return state.doc.line(Math.max(1, Math.min(line, state.doc.lines)));
}

/** From the column to the end of its word, and at least one character where there is one. */
function toDiagnostic(state: EditorState, problem: EditorDiagnostic): Diagnostic {
  const line = lineOf(state, problem);
  const from = Math.min(line.from + Math.max(1, problem.column) - 1, line.to);
  const to = state.wordAt(from)?.to ?? Math.min(from + 1, line.to);
  const isEnd = from === line.to && line.length > 0;
  return {
    from: isEnd ? from - 1 : from,
    to: Math.max(from, to),
    severity: problem.severity,
    message: problem.message,
  };
}

const problemTexts = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (texts, transaction) => {
    let next = texts.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setProblems)) continue;
      const widgets = effect.value.map((problem) =>
        Decoration.widget({ widget: createProblemText(problem), side: 1, block: true }).range(
          lineOf(transaction.state, problem).to,
        ),
      );
      next = Decoration.set(widgets, true);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Shows problems at their lines: an underline and the message below, and a mark beside if there is a gutter. */
export const problemLines = (hasGutter: boolean): Extension =>
  hasGutter ? [lintGutter(), problemTexts] : problemTexts;

/** Replaces the problems that are shown. */
export function showProblems(view: EditorView, problems: readonly EditorDiagnostic[]): void {
  const { state } = view;
  const diagnostics = problems.map((problem) => toDiagnostic(state, problem));
  diagnostics.sort((a, b) => a.from - b.from);
  view.dispatch(setDiagnostics(state, diagnostics));
  view.dispatch({ effects: setProblems.of(problems) });
}

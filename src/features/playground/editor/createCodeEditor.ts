import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, indentOnInput, indentUnit } from "@codemirror/language";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { NESTED_SIGNS } from "../../../shared/nestedSigns";
import { HIDDEN_IN_CODE, visibleText } from "../../../shared/visibleText";
import { editorStyle } from "./editorStyle";
import { noFormats, redoKeys, replaceInput, runKeys, tabKey } from "./keys";
import { describePlaces, placeMarks } from "./placeMarks";
import { problemLines, showProblems, type EditorDiagnostic } from "./problemLines";
import { codeSearch } from "./search";

export interface EditorOptions {
  readonly value: string;
  /** Name of the text box. */
  readonly label: string;
  readonly language: "ts" | "tsx" | "css";
  /** Whether it is a file, whose lines scroll; those of a snippet wrap. */
  readonly isFile: boolean;
  /** The lines, from 1, after which something is to be written. */
  readonly places?: readonly number[] | undefined;
  readonly onChange: (value: string) => void;
  /** Ctrl+Enter or Ctrl+S, or those with Cmd. */
  readonly onRun: () => void;
}

export interface EditorHandle {
  /** Replaces the text unless it is the same already; the reader can undo it. */
  readonly setValue: (value: string) => void;
  readonly setProblems: (problems: readonly EditorDiagnostic[]) => void;
  /** Puts the cursor at a place, both from 1, and the focus into the editor. */
  readonly focusAt: (line: number, column: number) => void;
  readonly close: () => void;
}

const HINT =
  "Tab indents while you edit. Press Escape, then Tab, to leave the editor. Control and S runs the code. Control and F searches it.";

function describeProblems(problems: readonly EditorDiagnostic[]): string {
  return problems
    .map(
      ({ severity, line, message }) =>
        `${severity === "error" ? "Error" : "Warning"} in line ${String(line)}: ${message}`,
    )
    .join(" ");
}

/** Adds a text that describes the text box; it must be in the same root. */
function addDescription(root: ShadowRoot, id: string, text: string): HTMLElement {
  const element = document.createElement("p");
  element.id = id;
  element.hidden = true;
  element.textContent = text;
  root.append(element);
  return element;
}

const attributes = (label: string): Extension =>
  EditorView.contentAttributes.of({
    "aria-label": label,
    "aria-describedby": "hint problems",
    "aria-readonly": "false",
    spellcheck: "false",
    autocapitalize: "off",
    autocorrect: "off",
    translate: "no",
    // Editable, it is a stop of its own; this says so to what reads only the attribute.
    tabindex: "0",
  });

/** What colors the text; nothing for one that would stop the page. */
function languageOf({ language, value }: Pick<EditorOptions, "language" | "value">): Extension {
  if (NESTED_SIGNS.test(value)) return [];
  return language === "css" ? css() : javascript({ typescript: true, jsx: language === "tsx" });
}

function extensionsOf({
  label,
  language,
  isFile,
  places = [],
  ...options
}: EditorOptions): Extension {
  return [
    runKeys(options.onRun),
    tabKey,
    replaceInput,
    codeSearch,
    redoKeys,
    noFormats,
    keymap.of([...defaultKeymap, ...historyKeymap]),
    history(),
    // Ctrl+D selects the next place with the same text as well; the browser shows only one selection.
    EditorState.allowMultipleSelections.of(true),
    drawSelection(),
    indentOnInput(),
    indentUnit.of("  "),
    EditorState.tabSize.of(2),
    bracketMatching(),
    highlightSpecialChars({ addSpecialChars: HIDDEN_IN_CODE }),
    lineNumbers(),
    isFile ? [] : EditorView.lineWrapping,
    problemLines(isFile),
    placeMarks(places),
    editorStyle,
    languageOf({ language, value: options.value }),
    attributes(label),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) options.onChange(state.doc.toString());
    }),
  ];
}

/** Scrolls the box of an editor to a line, from 1; the page stays where it is. */
function showLine(host: HTMLElement, view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
  view.requestMeasure({
    read: () => view.lineBlockAt(from).top,
    write: (top) => {
      host.scrollTop = Math.max(0, top - host.clientHeight / 3);
    },
  });
}

/**
 * Starts an editor in the shadow root of an element: there its styles are adopted sheets, which the page's
 * policy allows, and neither the page's styles nor its own leak.
 */
export function createCodeEditor(host: HTMLElement, options: EditorOptions): EditorHandle {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.replaceChildren();
  addDescription(root, "hint", HINT + describePlaces(options.places ?? []));
  const description = addDescription(root, "problems", "");
  const extensions = extensionsOf(options);
  const state = EditorState.create({ doc: options.value, extensions });
  const view = new EditorView({ root, parent: root, state });
  const [firstPlace] = options.places ?? [];
  if (firstPlace !== undefined) showLine(host, view, firstPlace);
  return {
    setValue: (value) => {
      const { doc } = view.state;
      if (doc.toString() === value) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: value } });
    },
    setProblems: (problems) => {
      const shown = problems.map((problem) => ({
        ...problem,
        message: visibleText(problem.message),
      }));
      description.textContent = describeProblems(shown);
      showProblems(view, shown);
    },
    focusAt: (line, column) => {
      const target = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      const anchor = Math.min(target.from + Math.max(1, column) - 1, target.to);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { css } from "@codemirror/lang-css";
import { javascript } from "@codemirror/lang-javascript";
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { codeColors } from "./codeColors";
import { editorLook } from "./editorLook";
import { problemLines, showProblems, type EditorDiagnostic } from "./problemLines";
import { replaceInput } from "./replaceInput";
import { tabKey } from "./tabKey";

export type EditorLanguage = "ts" | "tsx" | "css";

/** What an editor begins with. */
export interface EditorOptions {
  /** Element whose shadow root takes the editor; it must not have one yet. */
  readonly host: HTMLElement;
  readonly value: string;
  readonly label: string;
  readonly language: EditorLanguage;
  readonly readOnly: boolean;
  readonly lineNumbers: boolean;
  /** Whether long lines are wrapped; else they scroll. */
  readonly wraps: boolean;
  readonly onChange: (value: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  readonly onRun: () => void;
}

/** A running editor. */
export interface EditorHandle {
  /** Replaces the text unless it is the same already; the reader can undo it. */
  readonly setValue: (value: string) => void;
  readonly setLabel: (label: string) => void;
  readonly setLanguage: (language: EditorLanguage) => void;
  readonly setReadOnly: (readOnly: boolean) => void;
  readonly setProblems: (problems: readonly EditorDiagnostic[]) => void;
  /** Puts the cursor at a place, both from 1, and the focus into the editor. */
  readonly focusAt: (line: number, column: number) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

const HINT =
  "Tab indents while you edit. Press Escape, then Tab, to leave the editor. Control and Enter runs the code.";
const READ_ONLY_HINT = "This code cannot be edited.";

function languageOf(name: EditorLanguage): Extension {
  return name === "css" ? css() : javascript({ typescript: true, jsx: name === "tsx" });
}

function describeProblems(problems: readonly EditorDiagnostic[]): string {
  return problems
    .map(
      ({ severity, line, message }) =>
        `${severity === "error" ? "Error" : "Warning"} in line ${String(line)}: ${message}`,
    )
    .join(" ");
}

/** Texts that describe the text box; they must be in the same root. */
function addDescriptions(root: ShadowRoot): { hint: HTMLElement; problems: HTMLElement } {
  const add = (id: string): HTMLElement => {
    const element = document.createElement("p");
    element.id = id;
    element.hidden = true;
    root.append(element);
    return element;
  };
  return { hint: add("hint"), problems: add("problems") };
}

const access = (label: string, readOnly: boolean): Extension => [
  EditorState.readOnly.of(readOnly),
  EditorView.contentAttributes.of({
    "aria-label": label,
    "aria-describedby": "hint problems",
    "aria-readonly": String(readOnly),
    spellcheck: "false",
    autocapitalize: "off",
    autocorrect: "off",
    translate: "no",
    // Editable, it is a stop of its own; this says so to what reads only the attribute.
    tabindex: "0",
  }),
];

/**
 * Starts an editor in a shadow root: there its styles are adopted sheets, which the page's policy
 * allows, and neither the page's styles nor its own leak.
 */
export function createCodeEditor(options: EditorOptions): EditorHandle {
  const { host, onChange, onRun } = options;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.replaceChildren();
  const { hint, problems } = addDescriptions(root);
  const languagePart = new Compartment();
  const accessPart = new Compartment();
  let { label, readOnly } = options;
  hint.textContent = readOnly ? READ_ONLY_HINT : HINT;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        keymap.of([
          {
            key: "Mod-Enter",
            run: () => {
              onRun();
              return true;
            },
          },
        ]),
        tabKey,
        replaceInput,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        history(),
        indentOnInput(),
        indentUnit.of("  "),
        EditorState.tabSize.of(2),
        bracketMatching(),
        highlightSpecialChars(),
        options.lineNumbers ? lineNumbers() : [],
        options.wraps ? EditorView.lineWrapping : [],
        problemLines(options.lineNumbers),
        syntaxHighlighting(codeColors),
        editorLook,
        languagePart.of(languageOf(options.language)),
        accessPart.of(access(label, readOnly)),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  const setAccess = (): void => {
    hint.textContent = readOnly ? READ_ONLY_HINT : HINT;
    view.dispatch({ effects: accessPart.reconfigure(access(label, readOnly)) });
  };
  return {
    setValue: (value) => {
      const { doc } = view.state;
      if (doc.toString() === value) return;
      view.dispatch({ changes: { from: 0, to: doc.length, insert: value } });
    },
    setLabel: (next) => {
      label = next;
      setAccess();
    },
    setLanguage: (language) => {
      view.dispatch({ effects: languagePart.reconfigure(languageOf(language)) });
    },
    setReadOnly: (next) => {
      readOnly = next;
      setAccess();
    },
    setProblems: (next) => {
      problems.textContent = describeProblems(next);
      showProblems(view, next);
    },
    focusAt: (line, column) => {
      const target = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      const anchor = Math.min(target.from + Math.max(1, column) - 1, target.to);
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
      view.focus();
    },
    focus: () => {
      view.focus();
    },
    close: () => {
      view.destroy();
    },
  };
}

import React, { useEffect, useLayoutEffect, useRef } from "react";
import { createCodeEditor, type EditorHandle, type EditorOptions } from "./createCodeEditor";
import type { EditorDiagnostic } from "./problemLines";

export type { EditorDiagnostic } from "./problemLines";

/** What a parent may do to an editor. */
export type CodeEditorHandle = Pick<EditorHandle, "focusAt">;

/** Label, language, whether it is a file, places, and `onReady` are read once. */
interface CodeEditorProps extends EditorOptions {
  /** The text; another one than the editor holds replaces it, and the reader can undo that. */
  readonly value: string;
  readonly diagnostics: readonly EditorDiagnostic[];
  readonly className?: string | undefined;
  /** Gives the editor out; it is called when the editor is in the page. */
  readonly onReady: (editor: CodeEditorHandle) => void;
}

/**
 * A code editor. This module brings CodeMirror with it, so whoever shows it loads it lazily:
 * `lazyPart("The editor", () => import("../editor/CodeEditor"))`.
 */
export default function CodeEditor(props: CodeEditorProps): React.JSX.Element {
  const { label, value, language, isFile, places } = props;
  const { diagnostics, className, onChange, onRun, onReady } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(undefined);
  // The editor is made once; it calls what the newest render has given.
  const calls = useRef({ onChange, onRun });
  // Texts that are on their way to the parent and back; what was typed since must not be lost.
  const sent = useRef<string[]>([]);
  const first = useRef({ label, value, language, isFile, places, onReady });
  // What the parent gave last: only another text is set. The reader may type before the first effect runs.
  const given = useRef(value);

  useEffect(() => {
    calls.current = { onChange, onRun };
  });

  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { onReady: giveOut, ...options } = first.current;
    const created = createCodeEditor(host.current, {
      ...options,
      onChange: (text) => {
        sent.current.push(text);
        calls.current.onChange(text);
      },
      onRun: () => calls.current.onRun(),
    });
    editor.current = created;
    giveOut(created);
    return () => {
      created.close();
      editor.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (given.current === value) return;
    given.current = value;
    const echo = sent.current.lastIndexOf(value);
    if (echo >= 0) sent.current.splice(0, echo + 1);
    else {
      sent.current = [];
      editor.current?.setValue(value);
    }
  }, [value]);
  useEffect(() => {
    editor.current?.setProblems(diagnostics);
  }, [diagnostics]);

  return <div ref={host} className={className} />;
}

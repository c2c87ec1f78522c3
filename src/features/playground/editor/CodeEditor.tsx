import React, { useEffect, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { createCodeEditor, type EditorHandle, type EditorOptions } from "./createCodeEditor";
import type { EditorDiagnostic } from "./problemLines";

export type { EditorDiagnostic } from "./problemLines";

/** What a parent may do to an editor. */
export type CodeEditorHandle = Pick<EditorHandle, "focusAt">;

/** Label, language and whether it is a file are read once. */
interface CodeEditorProps extends EditorOptions {
  /** The text; another one than the editor holds replaces it, and the reader can undo that. */
  readonly value: string;
  readonly diagnostics: readonly EditorDiagnostic[];
  readonly className?: string | undefined;
  readonly handle: React.Ref<CodeEditorHandle>;
}

/**
 * A code editor. This module brings CodeMirror with it, so whoever shows it loads it lazily:
 * `lazyPart("The editor", () => import("../editor/CodeEditor"))`.
 */
export default function CodeEditor(props: CodeEditorProps): React.JSX.Element {
  const { label, value, language, isFile } = props;
  const { diagnostics, className, onChange, onRun, handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(undefined);
  // The editor is made once; it calls what the newest render has given.
  const calls = useRef({ onChange, onRun });
  // Texts that are on their way to the parent and back; what was typed since must not be lost.
  const sent = useRef<string[]>([]);
  const first = useRef({ label, value, language, isFile });
  // What the parent gave last: only another text is set. The reader may type before the first effect runs.
  const given = useRef(value);

  useEffect(() => {
    calls.current = { onChange, onRun };
  });

  // Before the handle is given out, so that a parent can put the cursor somewhere at once.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const created = createCodeEditor(host.current, {
      ...first.current,
      onChange: (text) => {
        sent.current.push(text);
        calls.current.onChange(text);
      },
      onRun: () => calls.current.onRun(),
    });
    editor.current = created;
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

  useImperativeHandle(
    handle,
    () => ({
      focusAt: (line, column) => editor.current?.focusAt(line, column),
    }),
    [],
  );

  return <div ref={host} className={className} />;
}

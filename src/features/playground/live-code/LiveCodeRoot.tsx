import React, { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";
import { StaticHtml } from "../../../components/StaticHtml/StaticHtml";
import { observeSeen } from "../../../hooks/observeSeen";
import { unpackText } from "../../../shared/shareText";
import type { CodeEditorHandle, EditorDiagnostic } from "../editor/CodeEditor";
import type { OpenFrame } from "../host/PlayFrame";
import { useHandedFocus, type FocusInHand } from "./handedFocus";
import { usePageTheme } from "../session/usePageTheme";
import type { LiveCodeProps } from "./LiveCode";
import * as styles from "./LiveCode.module.css";
import { LiveRunner, type LiveProblem } from "./LiveRunner";
import { isPlainClick, ResultPicture } from "./LiveShell";
import { LiveToolbar } from "./LiveToolbar";
import { LogLines, Note, ProblemPanel } from "./LiveMessages";
import { saveText, type SavedText } from "./savedText";
import { useRuns } from "./useRuns";

/** Why the live part was loaded. */
export type LiveIntent =
  | { readonly kind: "seen" | "run" | "edit" }
  | ({ readonly kind: "restore" } & SavedText)
  | { readonly kind: "link"; readonly code: string };

export interface LiveCodeRootProps {
  readonly shell: Omit<LiveCodeProps, "framePath" | "openFrame">;
  /** Its name in links and in storage. */
  readonly block: string;
  readonly intent: LiveIntent;
  readonly framePath: string;
  readonly openFrame: OpenFrame | undefined;
  readonly focus: FocusInHand;
}

const CodeEditor = lazyPart("The editor", () => import("../editor/CodeEditor"));

const NO_DIAGNOSTICS: readonly EditorDiagnostic[] = [];

function toDiagnostics(problem: LiveProblem | undefined): readonly EditorDiagnostic[] {
  if (problem?.line === undefined) return NO_DIAGNOSTICS;
  const { line, column = 1, message } = problem;
  return [{ line, column, message, severity: "error" }];
}

/** What the block says of a text that was kept. */
function restoredNote({ isOutdated }: SavedText): string {
  return isOutdated
    ? "The author has changed this code since you did. This is your text. It has not been run."
    : "This is the code as you left it. It has not been run.";
}

/** A live block: the code, in an editor once the reader edits, and its result. */
export default function LiveCodeRoot({
  shell,
  block,
  intent,
  framePath,
  openFrame,
  focus,
}: LiveCodeRootProps): React.JSX.Element {
  const { code, html, language, title, height, picture } = shell;
  const host = useRef<HTMLDivElement | null>(null);
  const whole = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorHandle | null>(null);
  const [text, setText] = useState(intent.kind === "restore" ? intent.text : code);
  // The text in the editor. The state follows with the next render; Ctrl+Enter does not wait for it.
  const newest = useRef(text);
  const put = (next: string): void => {
    newest.current = next;
    setText(next);
  };
  const [isEditing, setEditing] = useState(intent.kind === "edit" || intent.kind === "restore");
  const [note, setNote] = useState(intent.kind === "restore" ? restoredNote(intent) : undefined);
  const [runner] = useState(
    () =>
      new LiveRunner({
        framePath,
        openFrame,
        title: `Result of ${title}`,
        // The result takes the picture's place, and nothing below it moves.
        height: picture?.height,
        pendingClass: styles["pending"] ?? "",
        shownClass: styles["frame"] ?? "",
      }),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const theme = usePageTheme();
  const runs = useRuns({ runner, place: { block, title }, code });
  useHandedFocus(whole, focus);
  const wantsFocus = useRef(intent.kind === "edit" ? { line: 1, column: 1 } : undefined);

  useEffect(() => {
    if (host.current) runner.attach(host.current);
    return () => {
      runner.stop();
    };
  }, [runner]);
  useEffect(() => {
    runner.setTheme(theme);
  }, [runner, theme]);
  useEffect(() => {
    if (!whole.current) return undefined;
    return observeSeen(whole.current, () => {
      runner.see();
    });
  }, [runner]);
  useEffect(() => {
    if (intent.kind === "restore") return undefined;
    if (intent.kind !== "link") {
      runs.run(code);
      return undefined;
    }
    const unpacked = unpackText(intent.code);
    whole.current?.scrollIntoView({ block: "start" });
    if ("problem" in unpacked) {
      setNote(`The link cannot be opened: ${unpacked.problem} This is the code of the page.`);
      return undefined;
    }
    put(unpacked.text);
    setEditing(true);
    setNote("This code came from a link. It has not been run. Read it before you do.");
    return undefined;
    // The intent is what the block was opened with; it never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const goTo = (line: number, column: number): void => {
    wantsFocus.current = { line, column };
    setEditing(true);
    editor.current?.focusAt(line, column);
  };
  const attachEditor = (handle: CodeEditorHandle | null): void => {
    editor.current = handle;
    if (handle && wantsFocus.current) {
      const { line, column } = wantsFocus.current;
      wantsFocus.current = undefined;
      handle.focusAt(line, column);
    }
  };
  const change = (next: string): void => {
    // The editor also tells what it was given.
    if (next === newest.current) return;
    put(next);
    runs.runSoon(next);
  };
  const runNewest = (): void => {
    setNote(undefined);
    runs.run(newest.current);
  };
  const reset = (): void => {
    put(code);
    setNote(undefined);
    saveText({ block, title }, undefined);
    runs.run(code);
  };
  const isEdited = text !== code;
  const showsResult = state.shows !== undefined && state.shows !== "nothing";
  const staticCode = (
    // Readers without a pointer have the button "Edit".
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onClick={(event) => {
        if (isPlainClick(event)) goTo(1, 1);
      }}
    >
      <StaticHtml html={html} />
    </div>
  );
  return (
    <div ref={whole} className={styles["block"]}>
      {note !== undefined && <Note text={note} {...(isEdited && { onReset: reset })} />}
      {isEditing ? (
        <CodeEditor
          waiting={staticCode}
          label={`Code: ${title}`}
          value={text}
          language={language}
          diagnostics={toDiagnostics(state.problem)}
          onChange={change}
          onRun={runNewest}
          wraps
          handle={attachEditor}
        />
      ) : (
        staticCode
      )}
      <LiveToolbar
        phase={state.phase}
        text={text}
        block={block}
        isEdited={isEdited}
        isEditing={isEditing}
        onRun={runNewest}
        onStop={() => {
          runs.stop();
        }}
        onEdit={() => {
          goTo(1, 1);
        }}
        onReset={reset}
        onFullScreen={() => {
          void whole.current?.requestFullscreen();
        }}
      />
      {state.problem && <ProblemPanel problem={state.problem} onGoTo={goTo} />}
      {state.phase === "paused" && (
        <p className={styles["paused"]}>
          Paused, because other examples of the page run. “Run again” starts it anew.
        </p>
      )}
      {picture && !showsResult && !isEdited && <ResultPicture {...picture} />}
      <div
        ref={(element) => {
          host.current = element;
          // Through CSSOM, which the page's policy allows.
          element?.style.setProperty("--result-height", `${String(height ?? state.height)}px`);
        }}
        className={styles["result"]}
        data-shows={state.shows ?? "nothing"}
        data-height={height === undefined ? "own" : "given"}
      />
      <LogLines lines={state.log} />
    </div>
  );
}

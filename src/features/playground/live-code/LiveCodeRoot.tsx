import React, { useEffect, useRef, useState } from "react";
import { lazyPart } from "../../../components/LazyPart/lazyPart";
import { usePanes } from "../../../components/PaneDivider/usePanes";
import { observeSeen } from "../../../shared/browser/observeSeen";
import type { CodeEditorHandle, EditorDiagnostic } from "../editor/CodeEditor";
import type { OpenFrame } from "../host/PlayFrame";
import { useHandedFocus, type FocusInHand } from "./handedFocus";
import type { FoldsInHand } from "./handedFolds";
import { usePageTheme } from "../session/usePageTheme";
import { useStore } from "../Store";
import { CODE_PANES } from "../ui/Panes";
import * as styles from "./LiveCode.module.css";
import type { LiveProblem } from "./liveProblems";
import { LiveRunner, type LiveState } from "./LiveRunner";
import { ReadOnlyCode, ResultPicture } from "./LiveShell";
import { LiveToolbar } from "./LiveToolbar";
import { LogLines, Message, ProblemMessage } from "./LiveMessages";
import { useFullScreen } from "./useFullScreen";
import { useLiveText, type OpenedBlock } from "./useLiveText";

interface LiveCodeRootProps extends OpenedBlock {
  readonly framePath: string;
  readonly openFrame: OpenFrame | undefined;
  readonly focus: FocusInHand;
  readonly folds: FoldsInHand;
}

const CodeEditor = lazyPart("The editor", () => import("../editor/CodeEditor"));

const NO_DIAGNOSTICS: readonly EditorDiagnostic[] = [];

function toDiagnostics(problem: LiveProblem | undefined): readonly EditorDiagnostic[] {
  if (problem?.line === undefined) return NO_DIAGNOSTICS;
  const { line, column = 1, message } = problem;
  return [{ line, column, message, severity: "error" }];
}

/** The runner of a block, in the theme of the page, while the block is mounted. */
function useRunner(
  { shell: { title, players, picture }, framePath, openFrame }: LiveCodeRootProps,
  whole: React.RefObject<HTMLElement>,
): LiveRunner {
  const [runner] = useState(
    () =>
      new LiveRunner({
        framePath,
        openFrame,
        title: `Result of ${title}`,
        players,
        // The result takes the picture's place, and nothing below it moves.
        height: picture?.height,
        pendingClass: styles["pending"] ?? "",
        shownClass: styles["frame"] ?? "",
      }),
  );
  const theme = usePageTheme();
  useEffect(() => {
    runner.setTheme(theme);
  }, [runner, theme]);
  useEffect(() => {
    const onSeen = (): void => runner.see();
    const stopObserving = whole.current ? observeSeen([whole.current], onSeen) : undefined;
    return () => {
      stopObserving?.();
      runner.stop();
    };
  }, [runner, whole]);
  return runner;
}

/** Where the editor puts its cursor, even if it has yet to load; `line` and `column` count from 1. */
function useEditorFocus(isWanted: boolean) {
  const editor = useRef<CodeEditorHandle>(undefined);
  const wanted = useRef(isWanted ? { line: 1, column: 1 } : undefined);
  return {
    focusAt: (line: number, column: number): void => {
      if (editor.current) editor.current.focusAt(line, column);
      else wanted.current = { line, column };
    },
    attach: (ready: CodeEditorHandle): void => {
      editor.current = ready;
      if (wanted.current) ready.focusAt(wanted.current.line, wanted.current.column);
    },
  };
}

interface ResultProps {
  readonly runner: LiveRunner;
  readonly state: LiveState;
  /** In CSS px, if the author has set it. */
  readonly height: number | undefined;
}

/** The place of the result, which the runner fills. */
function Result({ runner, state, height }: ResultProps): React.JSX.Element {
  return (
    <div
      ref={(element) => {
        if (!element) return;
        runner.attach(element);
        // Through CSSOM, which the page's policy allows.
        element.style.setProperty("--result-height", `${String(height ?? state.height)}px`);
      }}
      className={styles["result"]}
      data-shows={state.shows ?? "nothing"}
      data-height={height === undefined ? "own" : "given"}
    />
  );
}

/** A live block: the code, in an editor once the reader edits, and its result. */
export default function LiveCodeRoot(props: LiveCodeRootProps): React.JSX.Element {
  const { shell, block, intent, focus, folds } = props;
  const { html, language, title, height, picture } = shell;
  const whole = useRef<HTMLDivElement>(null);
  useHandedFocus(whole, focus);
  const runner = useRunner(props, whole);
  const state = useStore(runner);
  const live = useLiveText(props, runner);
  const { style, divider } = usePanes(CODE_PANES);
  const fullScreen = useFullScreen(whole);
  const cursor = useEditorFocus(intent.kind === "edit");
  const scrolls = intent.kind === "link" && intent.scrolls;
  useEffect(() => {
    if (scrolls) whole.current?.scrollIntoView({ block: "start" });
  }, [scrolls]);

  const goTo = (line: number, column: number): void => {
    cursor.focusAt(line, column);
    live.edit();
  };
  const edit = (): void => goTo(1, 1);
  const readOnlyCode = <ReadOnlyCode html={html} folds={folds} onEdit={edit} />;
  const showsResult = state.shows !== undefined && state.shows !== "nothing";
  return (
    <div ref={whole} className={styles["block"]} style={style}>
      <div>
        {live.note !== undefined && (
          <Message kind="note" text={live.note}>
            {live.isEdited && (
              <button type="button" onClick={live.reset}>
                Back to the original
              </button>
            )}
          </Message>
        )}
        {live.isEditing ? (
          <CodeEditor
            waiting={readOnlyCode}
            label={`Code: ${title}`}
            value={live.text}
            language={language}
            isFile={false}
            diagnostics={toDiagnostics(state.problem)}
            onChange={live.change}
            onRun={live.run}
            onReady={cursor.attach}
          />
        ) : (
          readOnlyCode
        )}
      </div>
      <LiveToolbar
        phase={state.phase}
        block={block}
        live={live}
        onEdit={edit}
        fullScreen={fullScreen}
      />
      {divider}
      <div>
        {state.problem && <ProblemMessage problem={state.problem} onGoTo={goTo} />}
        {state.phase === "paused" && (
          <p className={styles["paused"]}>
            Paused, because other examples on the page are running. “Run” starts it over.
          </p>
        )}
        {picture && !showsResult && !live.isEdited && <ResultPicture {...picture} />}
        <Result runner={runner} state={state} height={height} />
        <LogLines log={state.log} />
      </div>
    </div>
  );
}

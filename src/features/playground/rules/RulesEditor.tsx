import React, { useMemo, useRef, useState } from "react";
import { GAME_FILES, type GameFile } from "../../../shared/contracts/gameSource";
import CodeEditor, { type CodeEditorHandle, type EditorDiagnostic } from "../editor/CodeEditor";
import { ChangeList } from "./ChangeList";
import { FileTabs } from "./FileTabs";
import type { DraftState, RulesDraft } from "./RulesDraft";
import * as styles from "./RulesEditor.module.css";

/** Something to show at a place of a file. */
export interface RulesProblem extends EditorDiagnostic {
  readonly file: GameFile;
}

interface RulesEditorProps {
  readonly draft: RulesDraft;
  readonly state: DraftState;
  readonly problems: readonly RulesProblem[];
  /** Buttons before those of the editor itself. */
  readonly children?: React.ReactNode;
  readonly onRun: () => void;
  /** The reader has gone back to the original. */
  readonly onReset?: () => void;
}

const LANGUAGES = { "game.ts": "ts", "ui.tsx": "tsx", "style.css": "css" } as const;

const NONE: readonly RulesProblem[] = [];

/** The problems of each file; the same list for the same problems, so that no editor draws in vain. */
function byFile(problems: readonly RulesProblem[]): ReadonlyMap<GameFile, RulesProblem[]> {
  const lists = new Map<GameFile, RulesProblem[]>();
  for (const problem of problems) {
    lists.set(problem.file, [...(lists.get(problem.file) ?? []), problem]);
  }
  return lists;
}

/** The three files of a game in editors, what is wrong with them, and what was changed. */
export function RulesEditor({
  draft,
  state,
  problems,
  children,
  onRun,
  onReset,
}: RulesEditorProps): React.JSX.Element {
  const { texts, beforeReset } = state;
  const original = draft.source.files;
  const firstChanged = GAME_FILES.find((file) => texts[file] !== original[file]);
  const [selected, setSelected] = useState<GameFile>(firstChanged ?? "game.ts");
  const editors = useRef(new Map<GameFile, CodeEditorHandle>());
  const lists = useMemo(() => byFile(problems), [problems]);
  const isChanged = firstChanged !== undefined;
  return (
    <div>
      <FileTabs
        selected={selected}
        onSelect={setSelected}
        countProblems={(file) => lists.get(file)?.length ?? 0}
      >
        {(file) => (
          <CodeEditor
            className={styles["code"]}
            label={`${file} of ${draft.source.title}`}
            value={texts[file]}
            language={LANGUAGES[file]}
            diagnostics={lists.get(file) ?? NONE}
            lineNumbers
            onChange={(text) => {
              draft.write(file, text);
            }}
            onRun={onRun}
            handle={(handle) => {
              if (handle) editors.current.set(file, handle);
            }}
          />
        )}
      </FileTabs>
      {problems.length > 0 && (
        <ul className={styles["problems"]} aria-label="Problems">
          {problems.map(({ file, line, column, message }) => (
            <li key={`${file} ${String(line)} ${String(column)} ${message}`}>
              <button
                type="button"
                onClick={() => {
                  setSelected(file);
                  // The editor of another tab is not there, or not visible, before the next frame.
                  requestAnimationFrame(() => {
                    editors.current.get(file)?.focusAt(line, column);
                  });
                }}
              >
                {file}:{line}:{column}
              </button>{" "}
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className={styles["bar"]}>
        {children}
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              draft.reset();
              onReset?.();
            }}
          >
            Back to the original
          </button>
        )}
        {beforeReset && (
          <button
            type="button"
            onClick={() => {
              draft.undoReset();
            }}
          >
            Bring my changes back
          </button>
        )}
        <ChangeList original={original} texts={texts} />
      </div>
    </div>
  );
}

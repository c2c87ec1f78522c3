import React, { useMemo, useRef, useState } from "react";
import { isMac } from "../../../shared/browser/searchKeys";
import { GAME_FILES, type GameFile, type GamePlaces } from "../../../shared/contracts/gameSource";
import { visibleText } from "../../../shared/visibleText";
import CodeEditor, { type CodeEditorHandle } from "../editor/CodeEditor";
import type { RulesProblem } from "../model/rules/compileGame";
import { useStore } from "../Store";
import { ChangeList } from "./ChangeList";
import { FileTabs } from "./FileTabs";
import type { RulesDraft } from "./RulesDraft";
import * as styles from "./RulesEditor.module.css";

interface RulesEditorProps {
  readonly draft: RulesDraft;
  readonly problems: readonly RulesProblem[];
  /** The lines of each file, from 1, after which something is to be written. */
  readonly places?: GamePlaces | undefined;
  /** Buttons before those of the editor itself. */
  readonly children: React.ReactNode;
  readonly onRun: () => void;
  /** The reader has gone back to the original. */
  readonly onReset?: () => void;
}

const LANGUAGES = { "game.ts": "ts", "ui.tsx": "tsx", "style.css": "css" } as const;

const NONE: readonly RulesProblem[] = [];

/** The problems of each file; the same list for the same problems, so that no editor draws in vain. */
function useProblemsByFile(problems: readonly RulesProblem[]) {
  return useMemo(() => {
    const lists = GAME_FILES.map(
      (file) => [file, problems.filter((problem) => problem.file === file)] as const,
    );
    return new Map(lists.filter(([, list]) => list.length > 0));
  }, [problems]);
}

interface ProblemListProps {
  readonly problems: readonly RulesProblem[];
  readonly onGoTo: (problem: RulesProblem) => void;
}

function ProblemList({ problems, onGoTo }: ProblemListProps): React.JSX.Element {
  return (
    <ul className={styles["problems"]} aria-label="Problems">
      {problems.map((problem) => {
        const { file, line, column, message } = problem;
        const place = `${file}:${String(line)}:${String(column)}`;
        return (
          <li key={`${place} ${message}`}>
            <button type="button" onClick={() => onGoTo(problem)}>
              {place}
            </button>{" "}
            {visibleText(message)}
          </li>
        );
      })}
    </ul>
  );
}

/** The keys that readers look for first; all others are those of most editors. */
function EditorKeys(): React.JSX.Element {
  const modifier = isMac() ? "⌘" : "Ctrl+";
  return (
    <p className={`${styles["note"] ?? ""} ${styles["keys"] ?? ""}`}>
      <kbd>{modifier}F</kbd> finds, <kbd>{modifier}S</kbd> runs, <kbd>Esc</kbd> and then{" "}
      <kbd>Tab</kbd> leaves the editor.
    </p>
  );
}

/** The three files of a game in editors, what is wrong with them, and what was changed. */
export function RulesEditor({
  draft,
  problems,
  places,
  children,
  onRun,
  onReset,
}: RulesEditorProps): React.JSX.Element {
  const { texts, beforeReset } = useStore(draft);
  const original = draft.source.files;
  const firstChanged = GAME_FILES.find((file) => texts[file] !== original[file]);
  const firstPlace = GAME_FILES.find((file) => places?.[file].length);
  const [selected, setSelected] = useState<GameFile>(firstChanged ?? firstPlace ?? "game.ts");
  const editors = useRef(new Map<GameFile, CodeEditorHandle>());
  const byFile = useProblemsByFile(problems);
  const goTo = ({ file, line, column }: RulesProblem): void => {
    setSelected(file);
    // The editor of another tab is not there, or not visible, before the next frame.
    requestAnimationFrame(() => {
      editors.current.get(file)?.focusAt(line, column);
    });
  };
  return (
    <div>
      <FileTabs
        selected={selected}
        onSelect={setSelected}
        countProblems={(file) => byFile.get(file)?.length ?? 0}
      >
        {(file) => (
          <CodeEditor
            className={styles["code"]}
            label={`${file} of ${draft.source.title}`}
            value={texts[file]}
            language={LANGUAGES[file]}
            diagnostics={byFile.get(file) ?? NONE}
            isFile
            places={places?.[file]}
            onChange={(text) => draft.write(file, text)}
            onRun={onRun}
            onReady={(editor) => editors.current.set(file, editor)}
          />
        )}
      </FileTabs>
      {problems.length > 0 && <ProblemList problems={problems} onGoTo={goTo} />}
      <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
        {children}
        {firstChanged && (
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
          <button type="button" onClick={draft.undoReset}>
            Bring my changes back
          </button>
        )}
        <ChangeList original={original} texts={texts} />
      </div>
      <EditorKeys />
    </div>
  );
}

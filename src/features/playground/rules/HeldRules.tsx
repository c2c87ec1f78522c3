import React, { useState, useSyncExternalStore } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GameCode } from "../model/play/gameCode";
import { compileGame, type FileProblem } from "../model/rules/compileGame";
import type { RulesDraft } from "./RulesDraft";
import { RulesEditor } from "./RulesEditor";
import * as styles from "./RulesEditor.module.css";

export interface HeldRulesProps {
  readonly draft: RulesDraft;
  readonly bundle: GameBundle;
  /** What the link holds besides. */
  readonly note: string;
  readonly onRun: (code: GameCode) => void;
  /** The reader does not want the code. */
  readonly onOriginal: () => void;
}

/** Code from a link, as text: nothing of it runs, and no frame exists, before the reader says so. */
export default function HeldRules({
  draft,
  bundle,
  note,
  onRun,
  onOriginal,
}: HeldRulesProps): React.JSX.Element {
  const state = useSyncExternalStore(draft.subscribe, draft.getState, draft.getState);
  const [faults, setFaults] = useState<readonly FileProblem[]>([]);
  const run = (): void => {
    const compiled = compileGame({
      published: bundle,
      original: draft.source.files,
      texts: state.texts,
    });
    if ("problems" in compiled) {
      setFaults(compiled.problems);
      return;
    }
    draft.release();
    onRun(compiled.code);
  };
  return (
    <div>
      <p className={styles["held"]} role="status">
        <strong>This code came from a link.</strong> Nothing of it runs before you press Run. {note}
      </p>
      <RulesEditor
        draft={draft}
        state={state}
        problems={faults.map((fault) => ({ ...fault, severity: "error" }))}
        onRun={run}
        onReset={onOriginal}
      >
        <button type="button" onClick={run}>
          Run
        </button>
      </RulesEditor>
    </div>
  );
}

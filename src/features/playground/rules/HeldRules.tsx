import React, { useState } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import type { GameCode } from "../model/play/gameCode";
import { compileGame, type RulesProblem } from "../model/rules/compileGame";
import type { RulesDraft } from "./RulesDraft";
import { RulesEditor } from "./RulesEditor";
import * as styles from "./RulesEditor.module.css";

interface HeldRulesProps {
  readonly draft: RulesDraft;
  readonly bundle: GameBundle;
  /** What else the link holds. */
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
  const [problems, setProblems] = useState<readonly RulesProblem[]>([]);
  const run = (): void => {
    const { source, state } = draft;
    const compiled = compileGame({
      published: bundle,
      original: source.files,
      texts: state.texts,
    });
    if ("problems" in compiled) {
      setProblems(compiled.problems);
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
      <RulesEditor draft={draft} problems={problems} onRun={run} onReset={onOriginal}>
        <button type="button" onClick={run}>
          Run
        </button>
      </RulesEditor>
    </div>
  );
}

import React, { useState } from "react";
import type { GameBundle } from "../../../shared/contracts/gameBundle";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import { pageCompiler } from "../workers/Compiler";
import type { GameCode } from "../model/play/gameCode";
import type { RulesProblem } from "../model/rules/compileGame";
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
  const [fault, setFault] = useState("");
  const run = async (): Promise<void> => {
    const { source, state } = draft;
    setFault("");
    try {
      const compiled = await pageCompiler.compileGame({
        published: bundle,
        original: source.files,
        texts: state.texts,
      });
      // What the reader has typed meanwhile waits for another click.
      if (state.texts !== draft.state.texts) return;
      setProblems("problems" in compiled ? compiled.problems : []);
      if ("problems" in compiled) return;
      draft.release();
      onRun(compiled.code);
    } catch (error) {
      setFault(`The compiler could not load. ${describeLoadError(error)}`);
    }
  };
  return (
    <div>
      <p className={styles["held"]} role="status">
        <strong>This code came from a link.</strong> Nothing of it runs before you press Run. {note}
      </p>
      <RulesEditor draft={draft} problems={problems} onRun={() => void run()} onReset={onOriginal}>
        <button type="button" onClick={() => void run()}>
          Run
        </button>
        <span role="status">{fault}</span>
      </RulesEditor>
    </div>
  );
}

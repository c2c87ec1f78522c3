import React, { useCallback, useEffect, useState } from "react";
import { Link } from "../../../components/Link/Link";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import { parseStepFile, type StepFile } from "../../../shared/contracts/tutorialStep";
import { useStore } from "../Store";
import RulesPanel from "../rules/RulesPanel";
import { changedFiles, RulesDraft } from "../rules/RulesDraft";
import { downloadProject } from "../share/downloadProject";
import { loadJson } from "../share/loadJson";
import { useLoaded } from "../share/useLoaded";
import { GameTable, type TableStart } from "../ui/GameTable";
import type { TableForTools } from "../ui/tableView";
import { TableBoundary } from "../ui/TableBoundary";
import { GoalList, summarizeGoals, type GoalListProps } from "./GoalList";
import { keepDone, keepSeen } from "./progress";
import type { TutorialStepProps } from "./TutorialStepProps";
import * as styles from "./TutorialStep.module.css";
import { useGoals } from "./useGoals";

interface StepToolsProps extends Pick<
  TutorialStepProps,
  "course" | "goals" | "framePath" | "previous" | "next"
> {
  readonly step: StepFile;
  readonly draft: RulesDraft;
  readonly table: TableForTools;
}

/** What is beside the table: the goals and the editor. */
function StepTools(props: StepToolsProps): React.JSX.Element {
  const { course, step, draft, table, goals, framePath, previous, next } = props;
  const { session } = table;
  const isTableFaulty = useStore(session.store).fault?.in === "table";
  const [compiles, setCompiles] = useState(true);
  const checked = useGoals(session, step.goals);
  const { texts } = useStore(draft);
  const list: GoalListProps = {
    titles: goals,
    ...(compiles ? checked : { fault: "The code does not compile: see the problems below it." }),
    isTableFaulty,
    isUntouched: Object.keys(changedFiles(step.source.files, texts)).length === 0,
  };
  const isMet = list.results?.every(({ unmet }) => unmet === undefined) === true;
  const isDone = isMet && !isTableFaulty;
  useEffect(() => {
    if (!isDone) return;
    if (goals.length > 0) keepDone(course, step.slug);
    else keepSeen(course, step.slug, previous);
  }, [isDone, course, step.slug, goals, previous]);
  const [message, setMessage] = useState("");
  const livePath = framePath.slice(0, framePath.lastIndexOf("/") + 1);
  const download = (): void => {
    setMessage("Packing the project…");
    downloadProject({ session, bundle: step.bundle, draft, livePath }).then(
      () => setMessage(`${step.bundle.id}.zip is saved.`),
      (error: unknown) => setMessage(`The project was not packed. ${describeLoadError(error)}`),
    );
  };
  return (
    <>
      <GoalList {...list} />
      <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
        {isDone && next !== undefined && <Link to={`/${course}/${next}`}>Next</Link>}
        {goals.length > 0 && (
          <button type="button" onClick={() => draft.replace(step.solution)}>
            Solve
          </button>
        )}
        <button type="button" onClick={download}>
          Download project
        </button>
        <p role="status">{message}</p>
      </div>
      <RulesPanel
        draft={draft}
        session={session}
        bundle={step.bundle}
        typesPath={`${livePath}types.js`}
        places={step.places}
        summary={compiles ? summarizeGoals(list) : ""}
        onCompile={setCompiles}
      />
    </>
  );
}

/** The position that every step begins with. */
function startOf({ bundle }: StepFile): TableStart {
  const { players, seed } = bundle.recording;
  return { position: { players, seed, settings: {}, moves: [], at: 0 } };
}

interface StepRootProps extends TutorialStepProps {
  /** Whether the reader has opened the step, by a button that is gone. */
  readonly isOpened: boolean;
}

interface OpenStepProps extends StepRootProps {
  readonly step: StepFile;
}

/** A step that has arrived: its table, its goals and its code. */
function OpenStep({ step, ...props }: OpenStepProps): React.JSX.Element {
  const { course, framePath, openFrame, stepPath, goals, previous, next, isOpened } = props;
  const [draft] = useState(() => new RulesDraft(step.source));
  const [start, setStart] = useState(() => startOf(step));
  return (
    <GameTable
      bundle={step.bundle}
      framePath={framePath}
      openFrame={openFrame}
      start={start}
      slot={`tutorial:${stepPath}`}
      linkedFrom=""
      onEvict={setStart}
      toolsFirst
      takesFocus={isOpened}
      tools={(table) => (
        <StepTools {...{ course, step, draft, table, goals, framePath, previous, next }} />
      )}
    />
  );
}

/** Loads a step and opens its table. */
export default function TutorialStepRoot(props: StepRootProps): React.JSX.Element {
  const { stepPath, goals } = props;
  const step = useLoaded(useCallback(() => loadJson(stepPath, parseStepFile), [stepPath]));
  if (step.kind === "ready")
    return (
      <TableBoundary>
        {(crashes) => <OpenStep key={crashes} {...props} step={step.value} />}
      </TableBoundary>
    );
  return (
    <>
      <GoalList titles={goals} />
      <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
        {step.kind === "loading" ? (
          <p role="status">Loading the code…</p>
        ) : (
          <>
            <p role="alert">The code did not load. {step.why}</p>
            <button type="button" onClick={step.retry}>
              Try again
            </button>
          </>
        )}
      </div>
    </>
  );
}

import React, { useEffect, useState } from "react";
import { Link } from "../../../components/Link/Link";
import { DONE_KEY, forgetDone, readDone, watchDone } from "./progress";
import * as styles from "./TutorialSteps.module.css";

/** A step of the tutorial, as its list shows it. */
export interface ListedStep {
  readonly slug: string;
  readonly title: string;
  /** In a sentence. */
  readonly description: string;
  readonly chapter: string;
}

interface TutorialStepsProps {
  /** In their order. */
  readonly steps: readonly ListedStep[];
}

const NONE: ReadonlySet<string> = new Set();

/** The steps of each chapter, with their numbers, in order. */
function toChapters(steps: readonly ListedStep[]) {
  const chapters: { title: string; first: number; steps: ListedStep[] }[] = [];
  for (const [index, step] of steps.entries()) {
    if (chapters.at(-1)?.title !== step.chapter)
      chapters.push({ title: step.chapter, first: index + 1, steps: [] });
    chapters.at(-1)?.steps.push(step);
  }
  return chapters;
}

const addressOf = ({ slug }: ListedStep): string => `/tutorial/${slug}`;

/** How far the reader is; nothing before the first step is done. */
function Progress({
  steps,
  done,
  onForget,
}: TutorialStepsProps & {
  readonly done: ReadonlySet<string>;
  readonly onForget: () => void;
}): React.JSX.Element | null {
  const count = steps.filter(({ slug }) => done.has(slug)).length;
  const next = steps.find(({ slug }) => !done.has(slug));
  if (count === 0) return null;
  return (
    <div className={styles["progress"]} data-testid="tutorial-progress">
      <progress max={steps.length} value={count} aria-label="Steps done" />
      <p>
        You have done {count} of {steps.length} steps.{" "}
        {next && (
          <>
            Go on with <Link to={addressOf(next)}>{next.title}</Link>.
          </>
        )}
      </p>
      <button type="button" onClick={onForget}>
        Clear my progress
      </button>
    </div>
  );
}

/** All steps of the tutorial by their chapters, and which of them the reader has done in this browser. */
export function TutorialSteps({ steps }: TutorialStepsProps): React.JSX.Element {
  const [done, setDone] = useState(NONE);
  useEffect(() => {
    setDone(readDone());
    return watchDone(setDone);
  }, []);
  const forget = (): void => {
    forgetDone();
    setDone(NONE);
  };
  const [first] = steps;
  return (
    <div className={styles["steps"]} data-hydrate={DONE_KEY}>
      <Progress steps={steps} done={done} onForget={forget} />
      {first && done.size === 0 && (
        <p>
          <Link to={addressOf(first)} className={styles["begin"]}>
            Begin: {first.title}
          </Link>
        </p>
      )}
      {toChapters(steps).map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
          <ol start={chapter.first}>
            {chapter.steps.map((step) => (
              <li key={step.slug}>
                <Link to={addressOf(step)}>{step.title}</Link>
                {done.has(step.slug) && (
                  <span className={styles["done"]}>
                    {" "}
                    <span aria-hidden="true">✓</span>
                    <span className="visually-hidden">Done</span>
                  </span>
                )}
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

import React from "react";
import { Link } from "../../../components/Link/Link";
import { Mascot } from "../../../components/Mascot/Mascot";
import { DONE_KEY } from "./progress";
import { Progress, stepRoute, useDone } from "./TutorialProgress";
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

/** All steps of the tutorial by their chapters, and which of them the reader has done in this browser. */
export function TutorialSteps({ steps }: TutorialStepsProps): React.JSX.Element {
  const { done, forget } = useDone();
  const [first] = steps;
  return (
    <div className={styles["steps"]} data-hydrate={DONE_KEY}>
      <Mascot pose="build" className="page-mascot" />
      <Progress steps={steps} done={done} onForget={forget} />
      {first && done.size === 0 && (
        <p>
          <Link to={stepRoute(first)} className={styles["begin"]}>
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
                <Link to={stepRoute(step)}>{step.title}</Link>
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

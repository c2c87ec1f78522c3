import React from "react";
import { Link } from "../../../components/Link/Link";
import { Mascot } from "../../../components/Mascot/Mascot";
import type { IslandProps } from "../../../shared/contracts/islandProps";
import { doneKey } from "./progress";
import { Progress, stepRoute, useDone } from "./TutorialProgress";
import * as styles from "./TutorialSteps.module.css";

type ListedStep = IslandProps["TutorialSteps"]["steps"][number];

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

/** All steps of a course by their chapters, and which of them the reader has done in this browser. */
export function TutorialSteps({ course, steps }: IslandProps["TutorialSteps"]): React.JSX.Element {
  const { done, forget } = useDone(course);
  const [first] = steps;
  return (
    <div className={styles["steps"]} data-hydrate={doneKey(course)}>
      <Mascot pose="build" className="page-mascot" />
      <Progress course={course} steps={steps} done={done} onForget={forget} />
      {first && done.size === 0 && (
        <p>
          <Link to={stepRoute(course, first)} className={styles["begin"]}>
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
                <Link to={stepRoute(course, step)}>{step.title}</Link>
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

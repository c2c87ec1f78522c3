import React, { useEffect, useState } from "react";
import { Link } from "../../../components/Link/Link";
import type { IslandProps } from "../../../shared/contracts/islandProps";
import type { Course } from "../../../shared/contracts/tutorialStep";
import { doneKey, forgetDone, readDone, watchDone } from "./progress";
import * as styles from "./TutorialSteps.module.css";

/** A step, as far as links to it need it. */
type StepLink = IslandProps["TutorialProgress"]["steps"][number];

export const stepRoute = (course: Course, { slug }: StepLink): string => `/${course}/${slug}`;

const NONE: ReadonlySet<string> = new Set();

/** The slugs of the steps that the reader has done, in this tab or another one, and how to forget them. */
export function useDone(course: Course) {
  const [done, setDone] = useState(NONE);
  useEffect(() => {
    setDone(readDone(course));
    return watchDone(course, setDone);
  }, [course]);
  const forget = (): void => {
    forgetDone(course);
    setDone(NONE);
  };
  return { done, forget };
}

/** The words for a step of each course, and for all of them. */
const NAMES: Readonly<Record<Course, string>> = {
  tutorial: "steps of the tutorial",
  challenges: "challenges",
};

interface ProgressProps extends Readonly<IslandProps["TutorialProgress"]> {
  /** The slugs of those that are done. */
  readonly done: ReadonlySet<string>;
  readonly onForget: () => void;
}

/** How far the reader is; nothing before the first step is done. */
export function Progress(props: ProgressProps): React.JSX.Element | null {
  const { course, steps, done, onForget } = props;
  const count = steps.filter(({ slug }) => done.has(slug)).length;
  const next = steps.find(({ slug }) => !done.has(slug));
  if (count === 0) return null;
  return (
    <div className={`tool-buttons ${styles["progress"] ?? ""}`} data-testid="tutorial-progress">
      <progress max={steps.length} value={count} aria-label="Done" />
      <p>
        You have done {count} of {steps.length} {NAMES[course]}.{" "}
        {next && (
          <>
            Go on with <Link to={stepRoute(course, next)}>{next.title}</Link>.
          </>
        )}
      </p>
      <button type="button" onClick={onForget}>
        Clear my progress
      </button>
    </div>
  );
}

/** The way back to a course for a reader who has begun it. */
export function TutorialProgress({
  course,
  steps,
}: IslandProps["TutorialProgress"]): React.JSX.Element {
  const { done, forget } = useDone(course);
  return (
    <div data-hydrate={doneKey(course)}>
      <Progress course={course} steps={steps} done={done} onForget={forget} />
    </div>
  );
}

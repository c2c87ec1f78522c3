import React, { useEffect, useState } from "react";
import { Link } from "../../../components/Link/Link";
import { DONE_KEY, forgetDone, readDone, watchDone } from "./progress";
import * as styles from "./TutorialSteps.module.css";

/** A step, as far as links to it need it. */
export interface StepLink {
  readonly slug: string;
  readonly title: string;
}

export const stepRoute = ({ slug }: StepLink): string => `/tutorial/${slug}`;

const NONE: ReadonlySet<string> = new Set();

/** The slugs of the steps that the reader has done, in this tab or another one, and how to forget them. */
export function useDone() {
  const [done, setDone] = useState(NONE);
  useEffect(() => {
    setDone(readDone());
    return watchDone(setDone);
  }, []);
  const forget = (): void => {
    forgetDone();
    setDone(NONE);
  };
  return { done, forget };
}

interface ProgressProps {
  /** In their order. */
  readonly steps: readonly StepLink[];
  /** The slugs of those that are done. */
  readonly done: ReadonlySet<string>;
  readonly onForget: () => void;
}

/** How far the reader is; nothing before the first step is done. */
export function Progress({ steps, done, onForget }: ProgressProps): React.JSX.Element | null {
  const count = steps.filter(({ slug }) => done.has(slug)).length;
  const next = steps.find(({ slug }) => !done.has(slug));
  if (count === 0) return null;
  return (
    <div className={styles["progress"]} data-testid="tutorial-progress">
      <progress max={steps.length} value={count} aria-label="Steps done" />
      <p>
        You have done {count} of {steps.length} steps of the tutorial.{" "}
        {next && (
          <>
            Go on with <Link to={stepRoute(next)}>{next.title}</Link>.
          </>
        )}
      </p>
      <button type="button" onClick={onForget}>
        Clear my progress
      </button>
    </div>
  );
}

/** The way back to the tutorial for a reader who has begun it. */
export function TutorialProgress({ steps }: Pick<ProgressProps, "steps">): React.JSX.Element {
  const { done, forget } = useDone();
  return (
    <div data-hydrate={DONE_KEY}>
      <Progress steps={steps} done={done} onForget={forget} />
    </div>
  );
}

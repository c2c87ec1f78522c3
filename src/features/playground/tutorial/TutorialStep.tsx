import React, { useEffect, useRef, useState } from "react";
import { LoadFault } from "../../../components/LazyPart/LoadFault";
import { useChunk } from "../../../components/LazyPart/useChunk";
import { Link } from "../../../components/Link/Link";
import { ThemedPicture } from "../../../components/ThemedPicture/ThemedPicture";
import { isConnectionGood } from "../../../shared/browser/connection";
import { observeSeen } from "../../../shared/browser/observeSeen";
import { PICTURE_SIZE } from "../../../shared/contracts/gamePicture";
import { GoalList } from "./GoalList";
import * as styles from "./TutorialStep.module.css";
import type { TutorialStepProps } from "./TutorialStepProps";

const loadRoot = async () => import("./TutorialStepRoot");

/** The keys that lead to the neighbors of a step, together with Alt; the links say so in their titles. */
const KEYS: Readonly<Record<string, string>> = { PageUp: "prev", PageDown: "next" };

/** Where the step is in the tutorial, and the ways to its neighbors. */
function StepBar({
  course,
  place,
  previous,
  next,
}: Pick<TutorialStepProps, "course" | "place" | "previous" | "next">): React.JSX.Element {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const rel = event.altKey ? KEYS[event.key] : undefined;
      if (rel === undefined) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLAnchorElement>(`a[rel="${rel}"]`)?.click();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <nav ref={bar} className={styles["place"]} aria-label="Steps">
      <span>{place}</span>
      {previous !== undefined && (
        <Link to={`/${course}/${previous}`} rel="prev" title="Alt+Page Up">
          Previous
        </Link>
      )}
      {next !== undefined && (
        <Link to={`/${course}/${next}`} rel="next" title="Alt+Page Down">
          Next
        </Link>
      )}
    </nav>
  );
}

/**
 * The code of a step of a course, its goals and a table that plays it. It opens when it is seen, or on a click
 * where the connection is slow; without JavaScript the goals can be read.
 */
export function TutorialStep(props: TutorialStepProps): React.JSX.Element {
  const { title, goals, picture } = props;
  const host = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<"seen" | "clicked">();
  const isOpen = opened !== undefined;
  const [chunk, loadChunk] = useChunk(loadRoot);
  useEffect(() => {
    const element = host.current;
    if (!element || isOpen || !isConnectionGood()) return undefined;
    return observeSeen([element], () => setOpened("seen"));
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) loadChunk();
  }, [isOpen, loadChunk]);
  return (
    <section
      ref={host}
      className={`tool ${styles["step"] ?? ""}`}
      aria-label={`Code and table: ${title}`}
      data-tutorial-step=""
      data-hydrate=""
    >
      <StepBar {...props} />
      <div className={styles["content"]}>
        {isOpen && chunk.kind === "ready" ? (
          <chunk.Part {...props} isOpened={opened === "clicked"} />
        ) : (
          <>
            <GoalList titles={goals} />
            <div className={`tool-buttons ${styles["bar"] ?? ""}`}>
              <button type="button" disabled={isOpen} onClick={() => setOpened("clicked")}>
                {isOpen ? "Loading…" : "Open the code"}
              </button>
              <noscript>Writing code here needs JavaScript; the solution is below.</noscript>
            </div>
            {picture && (
              <figure className={styles["picture"]}>
                <ThemedPicture {...picture} {...PICTURE_SIZE} />
                <figcaption>The table with the solution</figcaption>
              </figure>
            )}
          </>
        )}
        {isOpen && chunk.kind === "failed" && (
          <LoadFault name="The step" fault={chunk} onRetry={loadChunk} />
        )}
      </div>
    </section>
  );
}

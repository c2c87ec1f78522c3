import React from "react";
import * as styles from "./Mascot.module.css";

/** What the dinosaur does. */
export type Pose = "wave" | "build" | "dig" | "sleep" | "search" | "trophy";

interface MascotProps {
  readonly pose: Pose;
  readonly className?: string | undefined;
}

const OPEN_EYES = (
  <>
    <circle cx="53" cy="37" r="4.8" />
    <circle cx="75" cy="37" r="4.8" />
  </>
);

/** The eyes of each pose, in the color of the teeth. */
const EYES: Readonly<Record<Pose, React.JSX.Element>> = {
  wave: <g className={styles["blink"]}>{OPEN_EYES}</g>,
  build: OPEN_EYES,
  dig: OPEN_EYES,
  sleep: <path className={styles["line"]} d="M48 37q5 5 10 0M70 37q5 5 10 0" />,
  search: OPEN_EYES,
  trophy: <path className={styles["line"]} d="M48 39q5-7 10 0M70 39q5-7 10 0" />,
};

/** The arms of each pose. */
const ARMS: Readonly<Record<Pose, string>> = {
  wave: "M44 80q-7 5-8 14",
  build: "M44 80q-10 4-16 12M84 80q9 0 13-8",
  dig: "M44 80q-6 8 4 14M84 80q8 4 12 12",
  sleep: "M46 82q6 8 14 8M82 82q-6 8-14 8",
  search: "M44 80q-7 5-8 14M84 80q10 2 15-8",
  trophy: "M44 78q-10-2-14-14M84 78q10-2 14-14",
};

/** What it holds, and what is around it. */
const THINGS: Readonly<Record<Pose, React.JSX.Element>> = {
  wave: (
    <g className={styles["hand"]}>
      <path className={styles["limb"]} d="M84 79q13-5 15-22" />
    </g>
  ),
  build: (
    <>
      <path className={styles["ground"]} d="M4 120V96h24v24ZM8 94l4-22 22 4-4 20Z" />
      <path className={styles["rim"]} d="M4 120V96h24v24ZM8 94l4-22 22 4-4 18" />
      <path className={styles["wood"]} d="m97 74 9-24" />
      <path className={styles["metal"]} d="m95 42 20 8-4 9-20-8Z" />
    </>
  ),
  dig: (
    <>
      <path className={styles["ground"]} d="M4 120q14-18 34-6 6 3 6 6Z" />
      <path className={styles["wood"]} d="M88 64l20 44" />
      <path className={styles["metal"]} d="m102 106 11-5q6 12 1 19-8-3-12-14Z" />
      <path className={styles["bone"]} d="m12 104 14-10" />
      <g className={styles["knobs"]}>
        <circle cx="9" cy="104" r="3.4" />
        <circle cx="13" cy="108" r="3.4" />
        <circle cx="25" cy="91" r="3.4" />
        <circle cx="29" cy="95" r="3.4" />
      </g>
    </>
  ),
  sleep: <path className={styles["sign"]} d="M96 30h10L96 42h10M110 10h8l-8 10h8" />,
  search: (
    <>
      <path className={styles["wood"]} d="m101 71-5 10" />
      <circle className={styles["glass"]} cx="105" cy="59" r="13" />
    </>
  ),
  trophy: (
    <>
      <path className={styles["gold"]} d="M88 34h24v8q0 14-12 14t-12-14ZM97 54h6v8h6v4H91v-4h6Z" />
      <path className={styles["rim"]} d="M88 38q-7 0-6 6t8 5M112 38q7 0 6 6t-8 5" />
    </>
  ),
};

/** The site's dinosaur, which is a die with a body. It says nothing that is not said in words beside it. */
export function Mascot({ pose, className }: MascotProps): React.JSX.Element {
  const classes = [styles["mascot"], className].filter(Boolean).join(" ");
  return (
    <svg className={classes} viewBox="0 0 128 128" width="128" height="128" aria-hidden="true">
      <path className={styles["body"]} d="M80 110q26 6 40-22-4 34-34 34Z" />
      <path className={styles["plates"]} d="m95 108 5-8 4 6Zm12-7 6-7 1 8Z" />
      <rect className={styles["body"]} x="40" y="62" width="48" height="54" rx="20" />
      <ellipse className={styles["belly"]} cx="64" cy="95" rx="14" ry="16" />
      <path className={styles["feet"]} d="M42 122q0-10 10-10t10 10ZM66 122q0-10 10-10t10 10Z" />
      <path className={styles["plates"]} d="m41 28 7-13 7 10 9-17 9 17 7-10 7 13Z" />
      <rect className={styles["body"]} x="38" y="23" width="52" height="43" rx="12" />
      <g className={styles["face"]}>
        {EYES[pose]}
        {pose === "sleep" ? (
          <circle cx="64" cy="54" r="4" />
        ) : (
          <path d="M48 49h32l-5.4 8-5.3-8-5.3 8-5.3-8-5.3 8Z" />
        )}
      </g>
      <path className={styles["limb"]} d={ARMS[pose]} />
      {THINGS[pose]}
    </svg>
  );
}

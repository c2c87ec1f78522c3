import React from "react";
import { Link } from "../Link/Link";
import * as styles from "./Hero.module.css";

interface HeroProps {
  readonly title: string;
  readonly tagline: string;
  /** One sentence under the title. */
  readonly lead: string;
}

/** Hexes of the picture: column, row and what is on them. */
const HEXES = [
  [0, 0, "plain"],
  [1, 0, "wood"],
  [2, 0, "plain"],
  [0, 1, "wood"],
  [1, 1, "plain"],
  [2, 1, "warm"],
  [0, 2, "plain"],
  [1, 2, "warm"],
  [2, 2, "wood"],
] as const;

const RADIUS = 30;

function hexPoints(column: number, row: number): string {
  const x = 46 + column * RADIUS * 1.78 + (row % 2) * RADIUS * 0.89;
  const y = 92 + row * RADIUS * 1.54;
  return [0, 1, 2, 3, 4, 5]
    .map((corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6;
      const px = x + Math.cos(angle) * (RADIUS - 1.5);
      const py = y + Math.sin(angle) * (RADIUS - 1.5);
      return `${px.toFixed(1)},${py.toFixed(1)}`;
    })
    .join(" ");
}

/** A die with plates and teeth that rises from a board of hexes. */
function Picture(): React.JSX.Element {
  return (
    <svg
      className={styles["picture"]}
      viewBox="0 0 220 220"
      width="220"
      height="220"
      aria-hidden="true"
    >
      {HEXES.map(([column, row, kind]) => (
        <polygon
          key={`${String(column)}-${String(row)}`}
          data-kind={kind}
          points={hexPoints(column, row)}
        />
      ))}
      <g transform="translate(52 6) scale(3.4)">
        <path
          className={styles["plates"]}
          d="M4.5 11 8 4.5l3.6 5.2L16 1.5l4.4 8.2L24 4.5l3.5 6.5Z"
        />
        <rect className={styles["die"]} x="3" y="8.5" width="26" height="21.5" rx="6" />
        <circle className={styles["face"]} cx="10.5" cy="15.5" r="2.3" />
        <circle className={styles["face"]} cx="21.5" cy="15.5" r="2.3" />
        <path className={styles["face"]} d="M8 21.5h16l-2.7 4-2.65-4-2.65 4-2.65-4-2.65 4Z" />
      </g>
    </svg>
  );
}

/** The opening of the home page; it holds the page's h1. */
export function Hero({ title, tagline, lead }: HeroProps): React.JSX.Element {
  return (
    <div className={styles["hero"]}>
      <div>
        <p className={styles["tagline"]}>{tagline}</p>
        <h1>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
        <p className={styles["actions"]}>
          <Link to="/introduction/getting-started" className={styles["primary"]}>
            Get started
          </Link>
          <Link to="/game/core-concepts">Core concepts</Link>
          <Link to="/api">API</Link>
        </p>
      </div>
      <Picture />
    </div>
  );
}

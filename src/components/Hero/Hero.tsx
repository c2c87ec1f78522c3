import React from "react";
import { Die } from "../Die/Die";
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

/** The die, which rises from a board of hexes. */
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
        <Die />
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

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

/** What is on the hexes of the picture, by row and column. */
const HEXES = [
  ["plain", "wood", "plain"],
  ["wood", "plain", "warm"],
  ["plain", "warm", "wood"],
];

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
      {HEXES.map((kinds, row) =>
        kinds.map((kind, column) => (
          <polygon key={column} data-kind={kind} points={hexPoints(column, row)} />
        )),
      )}
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

import React from "react";
import { Link } from "../Link/Link";
import { Mascot } from "../Mascot/Mascot";
import * as styles from "./Hero.module.css";

interface HeroProps {
  readonly title: string;
  readonly tagline: string;
  /** One sentence under the title. */
  readonly lead: string;
}

/** The opening of the home page; it holds the page's h1. */
export function Hero({ title, tagline, lead }: HeroProps): React.JSX.Element {
  return (
    <div className={styles["frame"]}>
      <div className={styles["hero"]}>
        <div>
          <p className={styles["tagline"]}>{tagline}</p>
          <h1>{title}</h1>
          <p className={styles["lead"]}>{lead}</p>
          <p className={styles["actions"]}>
            <Link to="/introduction/getting-started" className={styles["primary"]}>
              Get started
            </Link>
            <a href="#play-garden-row" className={styles["secondary"]}>
              Play a game
            </a>
          </p>
        </div>
        <Mascot pose="wave" className={styles["picture"]} />
      </div>
    </div>
  );
}

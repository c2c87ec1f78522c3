import React from "react";
import * as styles from "./SkipLink.module.css";

/** The first stop of the keyboard: past navbar and sidebar, to the page's content. */
export function SkipLink(): React.JSX.Element {
  return (
    <a className={styles["link"]} href="#content">
      Skip to main content
    </a>
  );
}

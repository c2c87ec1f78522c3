import React from "react";
import * as styles from "./Logo.module.css";

/** The site's mark, for an `<svg>`: a die of 32 × 32 with a dinosaur's plates and teeth. */
export function Logo(): React.JSX.Element {
  return (
    <>
      <path className={styles["plates"]} d="M4.5 11 8 4.5l3.6 5.2L16 1.5l4.4 8.2L24 4.5l3.5 6.5Z" />
      <rect className={styles["body"]} x="3" y="8.5" width="26" height="21.5" rx="6" />
      <circle className={styles["face"]} cx="10.5" cy="15.5" r="2.3" />
      <circle className={styles["face"]} cx="21.5" cy="15.5" r="2.3" />
      <path className={styles["face"]} d="M8 21.5h16l-2.7 4-2.65-4-2.65 4-2.65-4-2.65 4Z" />
    </>
  );
}

import React from "react";
import * as styles from "./Banner.module.css";

interface BannerProps {
  /** Name of the landmark for screen readers. */
  readonly label: string;
  readonly children: React.ReactNode;
}

/** A line above the navbar that says what kind of build this is. */
export function Banner({ label, children }: BannerProps): React.JSX.Element {
  return (
    <aside className={styles["banner"]} aria-label={label}>
      {children}
    </aside>
  );
}

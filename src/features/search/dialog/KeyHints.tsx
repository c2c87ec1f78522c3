import React, { memo } from "react";
import * as styles from "./KeyHints.module.css";

/** The keys of the dialog, for eyes; the fields themselves tell screen readers. */
export const KeyHints = memo(function KeyHints(): React.JSX.Element {
  return (
    <span className={styles["hints"]} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> new tab
      </span>
    </span>
  );
});

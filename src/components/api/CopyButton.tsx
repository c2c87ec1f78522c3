import React from "react";
import * as styles from "./CopyButton.module.css";

interface CopyButtonProps {
  /** What is copied; an anchor such as `#all` means the full address of that place. */
  readonly text: string;
  /** Begins with "Copy". */
  readonly label: string;
  /** What is copied, for those who do not see where the button is: `link to all`. */
  readonly subject: string;
}

/** A small button that `features/prose` makes work; not shown without JavaScript. */
export function CopyButton({ text, label, subject }: CopyButtonProps): React.JSX.Element {
  return (
    <button
      type="button"
      className={styles["copy"]}
      data-action="copy"
      data-copy={text}
      aria-label={`${label} ${subject}`}
    >
      {label}
    </button>
  );
}

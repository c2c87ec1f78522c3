import React from "react";
import * as styles from "./AnchorHeading.module.css";

interface AnchorHeadingProps {
  readonly level: 2 | 3 | 4;
  readonly id: string;
  readonly text: string;
  /** Whether the text is a name from code. */
  readonly isCode?: boolean;
}

const TAGS = { 2: "h2", 3: "h3", 4: "h4" } as const;

/** A heading with the link by which a reader copies its address. */
export function AnchorHeading({
  level,
  id,
  text,
  isCode = false,
}: AnchorHeadingProps): React.JSX.Element {
  const Tag = TAGS[level];
  return (
    <Tag id={id} className={styles["heading"]}>
      {isCode ? <code>{text}</code> : text}
      {/* Hidden from screen readers, because a heading's name includes it; the contents lead here too. */}
      <a className="anchor" href={`#${id}`} aria-hidden="true" tabIndex={-1}>
        #
      </a>
    </Tag>
  );
}

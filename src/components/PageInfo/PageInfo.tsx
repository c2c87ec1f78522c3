import React from "react";
import * as styles from "./PageInfo.module.css";

interface PageInfoProps {
  readonly editUrl: string;
  /** YYYY-MM-DD; null when git does not know. */
  readonly lastUpdated: string | null;
}

/** Where to mend the page and when it last changed. */
export function PageInfo({ editUrl, lastUpdated }: PageInfoProps): React.JSX.Element {
  return (
    <p className={styles["info"]}>
      <a href={editUrl} rel="noopener">
        Edit this page
      </a>
      {lastUpdated !== null && (
        <span>
          Last updated on <time dateTime={lastUpdated}>{lastUpdated}</time>
        </span>
      )}
    </p>
  );
}

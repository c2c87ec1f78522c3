import React from "react";
import * as styles from "./PageInfo.module.css";

interface PageInfoProps {
  readonly editUrl: string;
  /** YYYY-MM-DD; null when git does not know. */
  readonly lastUpdated: string | null;
  /** How the page's samples were checked; null where there are none, or not all were checked. */
  readonly samples: string | null;
}

/** Where to fix the page, how its samples were checked and when it last changed. */
export function PageInfo({ editUrl, lastUpdated, samples }: PageInfoProps): React.JSX.Element {
  return (
    <p className={styles["info"]}>
      <a href={editUrl} rel="noopener">
        Edit this page
      </a>
      {samples !== null && <span>{samples}</span>}
      {lastUpdated !== null && (
        <span>
          Last updated on <time dateTime={lastUpdated}>{lastUpdated}</time>
        </span>
      )}
    </p>
  );
}

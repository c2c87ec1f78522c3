import React from "react";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import * as styles from "./AnnouncementBar.module.css";

type AnnouncementBarProps = NonNullable<SiteConfig["announcement"]>;

/**
 * A message above the navbar. Once closed, which `features/announcement` sees to, it stays closed until the
 * announcement's id changes.
 */
export function AnnouncementBar({ id, text }: AnnouncementBarProps): React.JSX.Element {
  return (
    <div className={styles["bar"]} role="region" aria-label="Announcement">
      <p>{text}</p>
      <button type="button" className="icon-button" data-action="close-announcement" data-id={id}>
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close announcement</span>
      </button>
    </div>
  );
}

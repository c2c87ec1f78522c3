import React, { useEffect, useState } from "react";
import { createStorageSlot } from "../../shared/browser/storage";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import * as styles from "./AnnouncementBar.module.css";

const isFlag = (text: string): text is "true" => text === "true";
const isId = (text: string): text is string => text.length <= 200;
// Pure: a build without an announcement leaves them out.
const dismissedSlot = /* @__PURE__ */ createStorageSlot("announcement.dismissed", isFlag);
const idSlot = /* @__PURE__ */ createStorageSlot("announcement.id", isId);

interface AnnouncementBarProps {
  readonly announcement: SiteConfig["announcement"];
}

/** A message above the navbar. Once closed it stays closed until the announcement's id changes. */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): React.JSX.Element | null {
  const [dismissed, setDismissed] = useState(false);
  const id = announcement?.id;

  useEffect(() => {
    if (id !== undefined) setDismissed(idSlot.read() === id && dismissedSlot.read() === "true");
  }, [id]);

  if (!announcement || dismissed) return null;
  return (
    <div className={styles["bar"]} role="region" aria-label="Announcement">
      <p>{announcement.text}</p>
      <button
        type="button"
        onClick={() => {
          idSlot.write(announcement.id);
          dismissedSlot.write("true");
          setDismissed(true);
        }}
      >
        <span aria-hidden="true">×</span>
        <span className="visually-hidden">Close announcement</span>
      </button>
    </div>
  );
}

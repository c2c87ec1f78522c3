import React, { useEffect } from "react";
import { PAGE_SHOWN } from "../../shared/contracts/appStart";
import { describeChain } from "../../shared/errors/describeChain";
import { Link } from "../Link/Link";
import * as styles from "./CrashNotice.module.css";

interface CrashNoticeProps {
  readonly thrown: unknown;
  /** Whether nothing of the layout is left. */
  readonly alone: boolean;
  readonly onRetry: () => void;
}

/** Says that a page could not be shown, why, and what you can do. */
export function CrashNotice({ thrown, alone, onRetry }: CrashNoticeProps): React.JSX.Element {
  useEffect(() => {
    // What a reader asked for while the app started, such as the search, waits for a page.
    if (alone) document.dispatchEvent(new Event(PAGE_SHOWN));
  }, [alone]);
  const notice = (
    <div role="alert" className={styles["notice"]}>
      <h1>This page crashed.</h1>
      <p className={styles["actions"]}>
        <button type="button" className="button-main" onClick={onRetry}>
          Try again
        </button>
        {alone && (
          <>
            <button type="button" className="button-main" onClick={() => window.location.reload()}>
              Reload
            </button>
            <Link to="/">Home</Link>
          </>
        )}
      </p>
      {describeChain(thrown).map((message, index) => (
        <pre key={index}>{message}</pre>
      ))}
    </div>
  );
  return alone ? <main>{notice}</main> : notice;
}

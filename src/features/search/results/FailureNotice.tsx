import React from "react";
import { Link } from "../../../components/Link/Link";
import type { FailureKind } from "../load/failure";
import { FAILURE_REASONS } from "./failureReasons";
import * as styles from "./Notice.module.css";

interface FailureNoticeProps {
  readonly failure: FailureKind;
  readonly onRetry: () => void;
  /** Called before the page is reloaded, to keep what would be lost. */
  readonly onReload?: () => void;
}

/** Says that and why the search did not load, and what a reader can do. */
export function FailureNotice({
  failure,
  onRetry,
  onReload,
}: FailureNoticeProps): React.JSX.Element {
  const isGone = failure === "updated";
  const reload = (): void => {
    onReload?.();
    window.location.reload();
  };
  return (
    <div className={styles["notice"]}>
      <p className={styles["what"]}>Search could not load.</p>
      <p>{FAILURE_REASONS[failure]}</p>
      <p>
        <button type="button" className="button-main" onClick={isGone ? reload : onRetry}>
          {isGone ? "Reload" : "Try again"}
        </button>{" "}
        <span>or pick from</span> <Link to="/search">all pages</Link>.
      </p>
    </div>
  );
}

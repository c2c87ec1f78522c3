import React from "react";
import { useSearch, type SearchState } from "../load/useSearch";
import { keepText } from "../entryState";
import { describeCorrection, type Asked } from "../results/describe";
import { FailureNotice } from "../results/FailureNotice";
import { NoResults } from "../results/NoResults";
import * as styles from "./SearchDialog.module.css";

interface DialogNoticesProps {
  readonly state: SearchState;
  readonly asked: Asked;
  readonly onAllScopes: () => void;
  /** Called when a button is about to vanish that has the focus. */
  readonly onRetry: () => void;
}

/** What appears above the options when there is something to say: loading, failed, nothing, corrected. */
export function DialogNotices(props: DialogNoticesProps): React.JSX.Element | null {
  const { state, asked, onAllScopes, onRetry } = props;
  const { text, scope, answer } = asked;
  const [, startSearch] = useSearch();
  if (state.kind === "failed")
    return (
      <FailureNotice
        failure={state.failure}
        onRetry={() => {
          startSearch();
          onRetry();
        }}
        onReload={() => {
          keepText(text);
        }}
      />
    );
  if (!answer) {
    const isWaiting = state.kind === "loading" && text.trim() !== "";
    return isWaiting ? <p className={styles["line"]}>Loading search…</p> : null;
  }
  if (answer.counts[scope] === 0)
    return <NoResults state={state} asked={asked} onAllScopes={onAllScopes} />;
  const correction = describeCorrection(answer);
  return correction === undefined ? null : <p className={styles["line"]}>{correction}</p>;
}

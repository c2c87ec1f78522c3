import React from "react";
import { keepText } from "../entryState";
import { useSearch } from "../load/useSearch";
import { describeCorrection, NOTHING_FITS } from "../results/describe";
import { FailureNotice, NoResults } from "../results/Notices";
import type { Asked } from "../results/useAnswer";
import * as styles from "./SearchDialog.module.css";

interface DialogNoticesProps {
  readonly asked: Asked;
  readonly onAllScopes: () => void;
  /** Called when a button is about to vanish that has the focus. */
  readonly onRetry: () => void;
}

/** What appears above the options when there is something to say: loading, failed, nothing, nothing that fits, corrected. */
export function DialogNotices(props: DialogNoticesProps): React.JSX.Element | null {
  const { asked, onAllScopes, onRetry } = props;
  const { state, text, scope, isAsking, answer } = asked;
  const [, startSearch] = useSearch();
  if (state.kind === "failed")
    return (
      <FailureNotice
        failure={state.failure}
        onRetry={() => {
          startSearch();
          onRetry();
        }}
        onReload={() => keepText(text)}
      />
    );
  if (isAsking && state.kind === "loading")
    return <p className={styles["line"]}>Loading search…</p>;
  if (answer?.counts[scope] === 0) return <NoResults asked={asked} onAllScopes={onAllScopes} />;
  if (answer?.isNear) return <p className={styles["line"]}>{NOTHING_FITS}</p>;
  const correction = answer && describeCorrection(answer);
  return correction === undefined ? null : <p className={styles["line"]}>{correction}</p>;
}

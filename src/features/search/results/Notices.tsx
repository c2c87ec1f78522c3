import React from "react";
import { Link } from "../../../components/Link/Link";
import { Mascot } from "../../../components/Mascot/Mascot";
import { site } from "../../../site";
import type { FailureKind } from "../load/failure";
import { describeSearch, FAILURE_REASONS, quote } from "./describe";
import { LISTS } from "./searchEntrances";
import * as styles from "./Notices.module.css";
import type { Asked } from "./useAnswer";

interface FailureNoticeProps {
  readonly failure: FailureKind;
  readonly onRetry: () => void;
  /** Called before the page is reloaded, to keep what would be lost. */
  readonly onReload?: () => void;
}

/** Says that and why the search did not load, and what a reader can do. */
export function FailureNotice(props: FailureNoticeProps): React.JSX.Element {
  const { failure, onRetry, onReload } = props;
  const isGone = failure === "updated";
  const reload = (): void => {
    onReload?.();
    window.location.reload();
  };
  return (
    <div className={styles["notice"]}>
      <Mascot pose="sleep" className={styles["mascot"]} />
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

/** Where a missing page can be reported; nothing is sent before the reader does it there. */
function reportAddress(text: string): string {
  const query = new URLSearchParams({ title: `Search finds nothing for ${quote(text)}` });
  return `${site.repository}/issues/new?${query.toString()}`;
}

interface NoResultsProps {
  readonly asked: Asked;
  readonly onAllScopes: () => void;
}

/** Says that nothing was found, and what a reader can do. */
export function NoResults({ asked, onAllScopes }: NoResultsProps): React.JSX.Element {
  const elsewhere = asked.answer?.counts.all ?? 0;
  return (
    <div className={styles["notice"]}>
      <Mascot pose="search" className={styles["mascot"]} />
      <p className={styles["what"]}>{describeSearch(asked)}</p>
      {elsewhere > 0 ? (
        <p>
          <button type="button" className="button-main" onClick={onAllScopes}>
            {`Show ${elsewhere === 1 ? "the one" : `the ${String(elsewhere)}`} elsewhere`}
          </button>
        </p>
      ) : (
        <p>
          Try fewer or other words, or look through one of these:{" "}
          {LISTS.map(({ label, route }) => (
            <React.Fragment key={route}>
              <Link to={route}>{label}</Link>,{" "}
            </React.Fragment>
          ))}
          or <a href={reportAddress(asked.text)}>report what is missing</a>.
        </p>
      )}
    </div>
  );
}

import React from "react";
import { Link } from "../../../components/Link/Link";
import { site } from "../../../site";
import { describeSearch, quote, type Asked } from "./describe";
import type { SearchState } from "../load/useSearch";
import * as styles from "./Notice.module.css";

interface NoResultsProps {
  readonly state: SearchState;
  readonly asked: Asked;
  readonly onAllScopes: () => void;
}

/** Where a missing page can be reported; nothing is sent before the reader does it there. */
function reportAddress(text: string): string {
  const query = new URLSearchParams({ title: `Search finds nothing for ${quote(text)}` });
  return `${site.repository}/issues/new?${query.toString()}`;
}

/** Says that nothing was found, and what a reader can do. */
export function NoResults({ state, asked, onAllScopes }: NoResultsProps): React.JSX.Element {
  const elsewhere = asked.answer?.counts.all ?? 0;
  return (
    <div className={styles["notice"]}>
      <p className={styles["what"]}>{describeSearch(state, asked)}</p>
      {elsewhere > 0 ? (
        <p>
          <button type="button" className="button-main" onClick={onAllScopes}>
            {`Show ${elsewhere === 1 ? "the one" : `the ${String(elsewhere)}`} elsewhere`}
          </button>
        </p>
      ) : (
        <p>
          Try fewer or other words, or look through <Link to="/search">all pages</Link> and the{" "}
          <Link to="/api">API index</Link>. Should it be here?{" "}
          <a href={reportAddress(asked.text)}>Report it</a>.
        </p>
      )}
    </div>
  );
}

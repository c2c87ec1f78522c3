import React from "react";
import type { SearchAnswer, SearchScope } from "../../../shared/search/answer";
import * as styles from "./ScopeFilter.module.css";
import { SCOPES, SCOPE_LABELS } from "./scopes";

interface ScopeFilterProps {
  readonly scope: SearchScope;
  /** What search says; `undefined` while nothing is asked. */
  readonly answer: SearchAnswer | undefined;
  readonly onScope: (scope: SearchScope) => void;
  /** Takes the `kind:` prefix out of the query. */
  readonly onKindRemoved: () => void;
}

/** Buttons that narrow the results, with how many there are; and the kind that was asked for. */
export function ScopeFilter(props: ScopeFilterProps): React.JSX.Element {
  const { scope, answer, onScope, onKindRemoved } = props;
  return (
    <div className={styles["filter"]} role="group" aria-label="Show">
      {SCOPES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === scope}
          onClick={() => {
            onScope(each);
          }}
        >
          {SCOPE_LABELS[each]}
          {answer && <span>{answer.counts[each]}</span>}
        </button>
      ))}
      {answer?.kind !== undefined && (
        <button
          type="button"
          className={styles["kind"]}
          aria-label={`kind: ${answer.kind}, remove`}
          onClick={onKindRemoved}
        >
          <span>kind: {answer.kind}</span>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}

import React from "react";
import type { SearchScope } from "../../../shared/search/answer";
import { readKindPrefix } from "../../../shared/search/kindPrefix";
import { SCOPE_LABELS, SCOPES } from "./query";
import * as styles from "./ScopeFilter.module.css";
import type { Asked } from "./useAnswer";

interface ScopeFilterProps {
  readonly asked: Asked;
  readonly onScope: (scope: SearchScope) => void;
  /** Changes the text, to one without a `kind:` prefix. */
  readonly onText: (text: string) => void;
}

/** Buttons that narrow the results, with how many there are; and the kind that was asked for. */
export function ScopeFilter({ asked, onScope, onText }: ScopeFilterProps): React.JSX.Element {
  const { text, scope, answer } = asked;
  return (
    <div className={styles["filter"]} role="group" aria-label="Show">
      {SCOPES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === scope}
          onClick={() => onScope(each)}
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
          onClick={() => onText(readKindPrefix(text).text)}
        >
          <span>kind: {answer.kind}</span>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
}

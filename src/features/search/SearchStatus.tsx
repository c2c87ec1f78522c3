import React from "react";
import { Link } from "../../components/Link/Link";
import { toWords } from "../../lib/search/words";
import * as styles from "./SearchStatus.module.css";
import type { SearchState } from "./useSearchIndex";

interface SearchStatusProps {
  readonly state: SearchState;
  readonly query: string;
  readonly count: number;
  readonly onRetry: () => void;
}

function describe(state: SearchState, query: string, count: number): string {
  if (state.kind === "failed") return "Search could not load.";
  if (state.kind !== "ready") return "Loading search…";
  if (toWords(query).length === 0) return "Type a word, a symbol or an error message.";
  if (count === 0) return `No results for “${query.slice(0, 60)}”.`;
  return count === 1 ? "1 result" : `${String(count)} results`;
}

/** Where the search stands, in words, for eyes and for screen readers. */
export function SearchStatus({
  state,
  query,
  count,
  onRetry,
}: SearchStatusProps): React.JSX.Element {
  return (
    <div className={styles["status"]}>
      <p role="status">{describe(state, query, count)}</p>
      {state.kind === "failed" && (
        <p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>{" "}
          or pick from <Link to="/search">all pages</Link>.
        </p>
      )}
    </div>
  );
}

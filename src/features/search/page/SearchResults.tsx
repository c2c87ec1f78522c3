import React, { useEffect, useMemo } from "react";
import { readKindPrefix } from "../../../shared/search/kindPrefix";
import { useSearch, type SearchState } from "../load/useSearch";
import { expectMarks } from "../marks/markedWords";
import { rememberSearch } from "../recent/recentSearches";
import { describeSearch } from "../results/describe";
import { FailureNotice } from "../results/FailureNotice";
import { findNearest } from "../results/nearest";
import { NoResults } from "../results/NoResults";
import { groupHits, groupNearest } from "../results/rows";
import { ScopeFilter } from "../results/ScopeFilter";
import { useAnnouncement } from "../results/useAnnouncement";
import { HitGroups } from "./HitGroups";
import { KeptSearches } from "./KeptSearches";
import * as styles from "./SearchResults.module.css";
import { SingleKeySetting } from "./SingleKeySetting";
import { useQueryAddress, type PageQuery } from "./useQueryAddress";

function useAnswer(state: SearchState, { text, scope }: PageQuery) {
  return useMemo(() => {
    if (state.kind !== "ready" || text.trim() === "") return { answer: undefined, groups: [] };
    const answer = state.answer({ text, scope });
    const groups =
      answer.counts.all === 0
        ? groupNearest(findNearest(state.answer, text))
        : groupHits(answer.hits);
    return { answer, groups };
  }, [state, text, scope]);
}

/** Field, filters and results of `/search?q=`; the address follows them. */
export default function SearchResults(): React.JSX.Element {
  const { query, change, settle } = useQueryAddress();
  const [state, startSearch] = useSearch();
  const { answer, groups } = useAnswer(state, query);
  const asked = { ...query, answer };
  const words = answer?.words ?? [];
  const isAsking = query.text.trim() !== "";
  const status = isAsking || state.kind === "failed" ? describeSearch(state, asked) : "";
  const announcement = useAnnouncement(status);
  useEffect(startSearch, [startSearch]);

  return (
    <div>
      <form
        className={styles["form"]}
        role="search"
        action=""
        onSubmit={(event) => {
          event.preventDefault();
          rememberSearch(query.text);
          settle();
        }}
      >
        <label>
          <span>Search the documentation</span>
          <input
            type="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            value={query.text}
            onChange={(event) => {
              change({ ...query, text: event.target.value });
            }}
          />
        </label>
        <ScopeFilter
          scope={query.scope}
          answer={answer}
          onScope={(scope) => {
            change({ ...query, scope });
          }}
          onKindRemoved={() => {
            change({ ...query, text: readKindPrefix(query.text).text });
          }}
        />
      </form>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      {state.kind === "failed" && <FailureNotice failure={state.failure} onRetry={startSearch} />}
      {isAsking && state.kind === "loading" && <p>Loading search…</p>}
      {answer?.counts[query.scope] === 0 && (
        <NoResults
          state={state}
          asked={asked}
          onAllScopes={() => {
            change({ ...query, scope: "all" });
          }}
        />
      )}
      {answer?.hits[0] && <p className={styles["count"]}>{describeSearch(state, asked)}</p>}
      <HitGroups
        groups={groups}
        words={words}
        onOpen={(href) => {
          rememberSearch(query.text);
          settle();
          expectMarks(href, words);
        }}
      />
      {!isAsking && (
        <KeptSearches
          onSearch={(text) => {
            change({ ...query, text });
          }}
        />
      )}
      <SingleKeySetting />
    </div>
  );
}

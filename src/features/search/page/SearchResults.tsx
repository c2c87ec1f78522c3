import React, { useEffect } from "react";
import { withPrefix } from "../../../components/Link/Link";
import { expectHighlights } from "../highlights/chosenWords";
import { useSingleKeys } from "../keys";
import { useSearch } from "../load/useSearch";
import { rememberSearch } from "../recentSearches";
import { describeSearch } from "../results/describe";
import { HitBody, HitIcon } from "../results/Hit";
import { FailureNotice, NoResults } from "../results/Notices";
import type { Query } from "../results/query";
import type { HitRow, RowGroup } from "../results/rows";
import { ScopeFilter } from "../results/ScopeFilter";
import { SearchStatus } from "../results/SearchStatus";
import { useAnswer, type Asked } from "../results/useAnswer";
import { KeptSearches } from "./KeptSearches";
import * as styles from "./SearchResults.module.css";
import { useQueryAddress } from "./useQueryAddress";

interface SearchFormProps {
  readonly asked: Asked;
  readonly onChange: (changed: Partial<Query>) => void;
  readonly onSubmit: () => void;
}

function SearchForm({ asked, onChange, onSubmit }: SearchFormProps): React.JSX.Element {
  const changeText = (text: string): void => onChange({ text });
  return (
    <form
      className={styles["form"]}
      role="search"
      action=""
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
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
          value={asked.text}
          onChange={(event) => changeText(event.target.value)}
        />
      </label>
      <ScopeFilter asked={asked} onScope={(scope) => onChange({ scope })} onText={changeText} />
    </form>
  );
}

interface HitGroupsProps {
  readonly groups: readonly RowGroup<HitRow>[];
  readonly words: readonly string[];
  /** Called with the address of a result that is clicked. */
  readonly onOpen: (href: string) => void;
}

/** Results as a plain page shows them: a heading for each page, links below it. */
function HitGroups({ groups, words, onOpen }: HitGroupsProps): React.JSX.Element {
  return (
    <div className={styles["groups"]}>
      {groups.map(({ label, rows }, place) => (
        <section key={`${label} ${String(place)}`}>
          <h2>
            <HitIcon kind="page" /> <span>{label}</span>
          </h2>
          <ul>
            {rows.map(({ document, asked }) => (
              <li key={document.id}>
                <a
                  href={withPrefix(document.url)}
                  onClick={(event) => onOpen(event.currentTarget.href)}
                >
                  <HitBody document={document} asked={asked} words={words} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Switches the keys / and S off, for readers who press them by accident. */
function SingleKeySetting(): React.JSX.Element {
  const [on, set] = useSingleKeys();
  return (
    <label className={styles["setting"]}>
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} />
      <span>
        Open the search with the keys <kbd>/</kbd> and <kbd>S</kbd> on every page
      </span>
    </label>
  );
}

/** Field, filters and results of `/search?q=`; the address follows them. */
export default function SearchResults(): React.JSX.Element {
  const { query, change, settle } = useQueryAddress();
  const [state, startSearch] = useSearch();
  const asked = useAnswer(query);
  const { answer, isAsking, groups, words } = asked;
  useEffect(startSearch, [startSearch]);
  const keep = (): void => {
    rememberSearch(query.text);
    settle();
  };

  return (
    <div>
      <SearchForm asked={asked} onChange={change} onSubmit={keep} />
      <SearchStatus asked={asked} />
      {state.kind === "failed" && <FailureNotice failure={state.failure} onRetry={startSearch} />}
      {isAsking && state.kind === "loading" && <p>Loading search…</p>}
      {answer?.counts[query.scope] === 0 && (
        <NoResults asked={asked} onAllScopes={() => change({ scope: "all" })} />
      )}
      {answer?.hits[0] && <p className={styles["count"]}>{describeSearch(asked)}</p>}
      <HitGroups
        groups={groups}
        words={words}
        onOpen={(href) => {
          keep();
          expectHighlights(href, words);
        }}
      />
      {!isAsking && <KeptSearches onSearch={(text) => change({ text })} />}
      <SingleKeySetting />
    </div>
  );
}

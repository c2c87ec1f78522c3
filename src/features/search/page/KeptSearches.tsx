import React from "react";
import { forgetSearch, setPinned, useKeptSearches } from "../recentSearches";
import { HitIcon } from "../results/Hit";
import { KEPT_SEARCHES } from "../../../shared/contracts/siteIds";
import { visibleText } from "../../../shared/visibleText";
import * as styles from "./SearchResults.module.css";

interface KeptSearchesProps {
  readonly onSearch: (text: string) => void;
}

/** The reader's own searches, to ask again, pin and forget; nothing while there are none. */
export function KeptSearches({ onSearch }: KeptSearchesProps): React.JSX.Element | null {
  const { pinned, recent } = useKeptSearches();
  if (pinned.length + recent.length === 0) return null;
  const renderSearch = (search: string, isPinned: boolean): React.JSX.Element => (
    <li key={search}>
      <button type="button" className={styles["search"]} onClick={() => onSearch(search)}>
        <HitIcon kind={isPinned ? "pinned" : "recent"} /> <span>{visibleText(search)}</span>
      </button>
      <button
        type="button"
        className="button"
        aria-pressed={isPinned}
        aria-label={`Pin the search ${visibleText(search)}`}
        onClick={() => setPinned(search, !isPinned)}
      >
        {isPinned ? "Pinned" : "Pin"}
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Forget the search ${visibleText(search)}`}
        onClick={() => forgetSearch(search)}
      >
        Forget
      </button>
    </li>
  );
  return (
    <section className={styles["kept"]} aria-labelledby={KEPT_SEARCHES}>
      <h2 id={KEPT_SEARCHES}>Your searches</h2>
      <p>They are kept in this browser and sent nowhere.</p>
      <ul>
        {pinned.map((search) => renderSearch(search, true))}
        {recent.map((search) => renderSearch(search, false))}
      </ul>
    </section>
  );
}

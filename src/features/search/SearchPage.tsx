import React, { useEffect, useId, useState } from "react";
import { ResultList } from "./ResultList";
import * as styles from "./SearchPage.module.css";
import { SearchStatus } from "./SearchStatus";
import { useSearchIndex } from "./useSearchIndex";

/** The results of `/search?q=`, with a field to change the query; the address follows it. */
export function SearchPage(): React.JSX.Element {
  const { state, load } = useSearchIndex();
  const [query, setQuery] = useState("");
  const listId = useId();

  useEffect(() => {
    setQuery(new URLSearchParams(window.location.search).get("q") ?? "");
    load();
  }, [load]);

  function change(text: string): void {
    setQuery(text);
    const address = text === "" ? window.location.pathname : `?q=${encodeURIComponent(text)}`;
    window.history.replaceState(window.history.state, "", address);
  }

  const hits = state.kind === "ready" ? state.answer(query) : [];
  return (
    <div className={styles["page"]}>
      <label>
        Search the documentation
        <input
          type="search"
          value={query}
          onChange={(event) => {
            change(event.target.value);
          }}
        />
      </label>
      <SearchStatus state={state} query={query} count={hits.length} onRetry={load} />
      {hits.length > 0 && (
        <ResultList id={listId} hits={hits} query={query} active={-1} onOpen={() => undefined} />
      )}
    </div>
  );
}

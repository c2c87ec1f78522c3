import React, { useEffect, useId, useRef, useState } from "react";
import { withPrefix } from "../../components/Link/Link";
import type { SearchHit } from "../../lib/search/searchIndex";
import { ResultList, optionId } from "./ResultList";
import * as styles from "./SearchDialog.module.css";
import { SearchStatus } from "./SearchStatus";
import type { SearchState } from "./useSearchIndex";

interface SearchDialogProps {
  readonly state: SearchState;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** The option that a key leads to, from -1 (none) to the last. */
function moveActive(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (active + 1) % count;
    case "ArrowUp":
      return (active <= 0 ? count : active) - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Opens the dialog as a modal one, and closes it on Back. */
function useModal(onClose: () => void): React.RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    window.addEventListener("popstate", onClose);
    return () => {
      window.removeEventListener("popstate", onClose);
    };
  }, [onClose]);
  return dialog;
}

/** Search as a modal dialog: combobox, list of results, status in words (WAI-ARIA combobox pattern). */
export default function SearchDialog(props: SearchDialogProps): React.JSX.Element {
  const { state, onRetry, onClose } = props;
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const dialog = useModal(onClose);
  const listId = useId();
  const hits: readonly SearchHit[] = state.kind === "ready" ? state.answer(query) : [];
  const activeId = hits.length > 0 ? optionId(listId, active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  function onKeyDown(event: React.KeyboardEvent): void {
    // The Enter that ends an input method's composition chooses a word, not a result.
    if (event.nativeEvent.isComposing || hits.length === 0) return;
    if (event.key === "Enter" && activeId) {
      event.preventDefault();
      const link = document.getElementById(activeId);
      if (event.ctrlKey || event.metaKey)
        window.open(link?.getAttribute("href") ?? "", "_blank", "noopener");
      else link?.click();
      return;
    }
    const next = moveActive(event.key, active, hits.length);
    const movesCaret = (event.key === "Home" || event.key === "End") && event.shiftKey;
    if (next === undefined || movesCaret) return;
    event.preventDefault();
    setActive(next);
  }

  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-label="Search"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles["panel"]}>
        <div className={styles["field"]}>
          <input
            type="search"
            role="combobox"
            aria-label="Search the documentation"
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="Search"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" aria-label="Close search" onClick={onClose}>
            Esc
          </button>
        </div>
        <SearchStatus state={state} query={query} count={hits.length} onRetry={onRetry} />
        <ResultList id={listId} hits={hits} query={query} active={active} onOpen={onClose} />
        {hits.length > 0 && (
          <p className={styles["more"]}>
            <a href={withPrefix(`/search?q=${encodeURIComponent(query)}`)} onClick={onClose}>
              All results on one page
            </a>
          </p>
        )}
      </div>
    </dialog>
  );
}

import React, { useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import { withPrefix } from "../../../components/Link/Link";
import { isComposing } from "../../../shared/browser/keys";
import { findSearchField } from "../../../shared/browser/searchField";
import { stripPrefix } from "../../../shared/prefix";
import type { SearchScope } from "../../../shared/search/answer";
import { WORDS_PARAMETER } from "../highlights/arrival";
import { expectHighlights } from "../highlights/chosenWords";
import { forgetSearches, rememberSearch, useKeptSearches } from "../recentSearches";
import { resultsAddress, type Query } from "../results/query";
import type { RowGroup } from "../results/rows";
import { ScopeFilter } from "../results/ScopeFilter";
import { SearchStatus } from "../results/SearchStatus";
import { useAnswer, type Asked } from "../results/useAnswer";
import { DialogNotices } from "./DialogNotices";
import { OptionList } from "./OptionList";
import * as styles from "./SearchDialog.module.css";
import { SEARCH_ENTRANCES } from "../results/searchEntrances";
import { SearchField } from "./SearchField";
import { useCombobox } from "./useCombobox";
import { useModal } from "./useModal";

/** What the search box gives its dialog. */
export interface SearchDialogProps {
  /** Text to begin with, selected so that typing replaces it. Called once, if the reader has typed nothing yet. */
  readonly readText: () => string;
  readonly onClose: () => void;
  /** Called with every change of the text, to begin with it next time. */
  readonly onText: (text: string) => void;
  /** Opens a page of this site, in place of the dialog's entry of the history. */
  readonly onNavigate: (route: string) => void;
  readonly findBox: () => HTMLElement | null;
}

/** What the dialog offers before anything is asked. */
function useStartRows(): readonly RowGroup[] {
  const { pinned, recent } = useKeptSearches();
  return useMemo(() => {
    const kept = [
      { label: "Pinned searches", rows: pinned.map((text) => ({ kind: "pinned", text }) as const) },
      { label: "Recent searches", rows: recent.map((text) => ({ kind: "recent", text }) as const) },
    ];
    return [...kept.filter(({ rows }) => rows.length > 0), SEARCH_ENTRANCES];
  }, [pinned, recent]);
}

/** The route that a plain click on a link of this site leads to; `undefined` for any other click. */
function routeOfClick(event: React.MouseEvent, link: HTMLAnchorElement): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  if (link.origin !== window.location.origin) return undefined;
  return stripPrefix(link.pathname, __PATH_PREFIX__);
}

/** The address of a link that is opened in a new tab; that of a result brings the words to highlight. */
function tabAddress(link: HTMLAnchorElement, words: readonly string[]): string {
  const url = new URL(link.href);
  const isHit = "hit" in link.dataset;
  if (isHit && words.length > 0) url.searchParams.set(WORDS_PARAMETER, words.join(" "));
  return url.href;
}

interface DialogParts {
  readonly asked: Asked;
  readonly field: React.RefObject<HTMLInputElement>;
  readonly keepFocus: () => void;
  /** Keys of the list. */
  readonly onListKey: (event: React.KeyboardEvent) => void;
}

/** What the dialog does when keys and the pointer choose something. */
function useDialogEvents({ onClose, onNavigate }: SearchDialogProps, parts: DialogParts) {
  const { asked, field, keepFocus, onListKey } = parts;
  return {
    onCancel: (event: React.SyntheticEvent): void => {
      event.preventDefault();
      onClose();
    },
    onKeyDown: (event: React.KeyboardEvent): void => {
      if (event.key === "Escape" && !isComposing(event.nativeEvent)) {
        event.preventDefault();
        onClose();
        return;
      }
      const isButton = event.target instanceof HTMLButtonElement;
      // Enter on a button or link is theirs; the arrows go to the list from everywhere.
      if (event.target === field.current || (isButton && event.key.startsWith("Arrow"))) {
        onListKey(event);
      }
    },
    /** Every plain click on a link of this site replaces the dialog's entry of the history. */
    onClick: (event: React.MouseEvent): void => {
      if (event.target === event.currentTarget) onClose();
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const route = link ? routeOfClick(event, link) : undefined;
      if (!link || route === undefined) return;
      event.preventDefault();
      rememberSearch(asked.text);
      keepFocus();
      if ("hit" in link.dataset) expectHighlights(link.href, asked.words);
      onNavigate(route + link.search + link.hash);
    },
  };
}

/** The keys of the dialog, for eyes; the fields themselves tell screen readers. */
const KEY_HINTS = (
  <span className={styles["hints"]} aria-hidden="true">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span>
      <kbd>Enter</kbd> open
    </span>
    <span>
      <kbd>Ctrl</kbd> <kbd>Enter</kbd> new tab
    </span>
  </span>
);

interface DialogFootProps {
  readonly asked: Asked;
  readonly hasRecent: boolean;
  readonly onForget: () => void;
}

/** The keys, and what leads on from the list. */
function DialogFoot({ asked, hasRecent, onForget }: DialogFootProps): React.JSX.Element {
  return (
    <div className={styles["foot"]}>
      {KEY_HINTS}
      {asked.isAsking && <a href={withPrefix(resultsAddress(asked))}>All results</a>}
      {!asked.isAsking && hasRecent && (
        <button type="button" className="button" onClick={onForget}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}

/** The dialog's query, what the search says to it, and how it changes; each change focuses the field. */
function useDialogQuery({ readText, onText }: SearchDialogProps) {
  const [{ typed, start, end }] = useState(() => {
    const { value = "", selectionStart = 0, selectionEnd = 0 } = findSearchField() ?? {};
    return { typed: value, start: selectionStart, end: selectionEnd };
  });
  const [query, setQuery] = useState((): Query => ({ text: typed || readText(), scope: "all" }));
  const asked = useAnswer(query, stripPrefix(window.location.pathname, __PATH_PREFIX__) ?? "/");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (typed === "") field.current?.select();
    else {
      field.current?.setSelectionRange(start, end);
      onText(typed);
    }
    // Only on opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const focusField = (): void => {
    field.current?.focus();
  };
  const changeText = (text: string): void => {
    setQuery((current) => ({ ...current, text }));
    onText(text);
    focusField();
  };
  const changeScope = (scope: SearchScope): void => {
    setQuery((current) => ({ ...current, scope }));
    focusField();
  };
  return { asked, field, focusField, changeText, changeScope };
}

/** Search as a modal dialog: combobox, list of options, status in words (WAI-ARIA combobox pattern). */
export default function SearchDialog(props: SearchDialogProps): React.JSX.Element {
  const { onClose, findBox } = props;
  // Before the query's effect, which selects the text of a field that is shown.
  const { dialog, keepFocus } = useModal(findBox);
  const { asked, field, focusField, changeText, changeScope } = useDialogQuery(props);
  const { text, scope, isAsking, answer, words } = asked;
  const startRows = useStartRows();
  const groups: readonly RowGroup[] = isAsking ? asked.groups : startRows;
  const rows = groups.flatMap((group) => group.rows);
  const listId = useId();
  const { active, setActive, onKeyDown } = useCombobox({
    listId,
    count: rows.length,
    listKey: `${scope} ${text}`,
    // Enter goes to the best result, but nowhere before anything is asked, or where nothing was found.
    first: answer?.hits[0] ? 0 : -1,
    onOpenTab: (link) => {
      rememberSearch(text);
      window.open(tabAddress(link, words), "_blank", "noopener");
    },
  });
  const events = useDialogEvents(props, { asked, field, keepFocus, onListKey: onKeyDown });

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label="Search"
      data-asking={isAsking ? "" : undefined}
      {...events}
    >
      <div className="search-panel">
        <SearchField
          {...{ field, listId, text, active }}
          count={rows.length}
          onText={changeText}
          onClose={onClose}
        />
        <div className={styles["bar"]}>
          <ScopeFilter asked={asked} onScope={changeScope} onText={changeText} />
        </div>
        <SearchStatus asked={asked} />
        <DialogNotices asked={asked} onAllScopes={() => changeScope("all")} onRetry={focusField} />
        <OptionList
          id={listId}
          {...{ groups, words, active }}
          onActive={setActive}
          onSearch={changeText}
        />
        <DialogFoot
          asked={asked}
          hasRecent={rows.some(({ kind }) => kind === "recent")}
          onForget={() => {
            forgetSearches();
            focusField();
          }}
        />
      </div>
    </dialog>
  );
}
